// Runs before a page does: notes when it is painted, when a press is answered, when it can think.
// `press` is the control to press, again and again if the page keeps no early press (`again`, in
// ms), `answered` is what is there once it was answered. globalThis.told resolves to the times.
({ press, answered, again, thinks, patience }) => {
  const times = {};
  let finish;
  globalThis.told = new Promise((done) => (finish = done));

  function note(name) {
    times[name] ??= performance.now();
    if (times.pressed && (times.thinking || !thinks)) finish(times);
  }
  setTimeout(() => finish(times), patience);

  new PerformanceObserver((list) => {
    for (const entry of list.getEntriesByName("first-contentful-paint")) times.paint = entry.startTime;
  }).observe({ type: "paint", buffered: true });

  // The next frame has been painted when a message sent from before it arrives.
  const painted = (then) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = then;
      port2.postMessage("");
    });

  let pressing;
  const observer = new MutationObserver(() => {
    if (!document.querySelector(answered)) return;
    observer.disconnect();
    clearInterval(pressing);
    painted(() => note("pressed"));
  });
  observer.observe(document, { childList: true, subtree: true, characterData: true });

  addEventListener("DOMContentLoaded", () => {
    document.querySelector(press).click();
    if (again) pressing = setInterval(() => document.querySelector(press).click(), again);
    const page = globalThis.statecraft;
    if (!page) return;
    const { hear } = page;
    page.hear = (name, value) => {
      if (name === "thinking" && value === "ready") note("thinking");
      return hear(name, value);
    };
  });
};
