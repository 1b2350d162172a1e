// How long a press takes, in ms: from the event to the frame that shows what came of it.
(selector) =>
  new Promise((done) => {
    let begun;
    const observer = new MutationObserver(() => {
      observer.disconnect();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel(); // arrives when the frame has been painted
        port1.onmessage = () => done(performance.now() - begun);
        port2.postMessage("");
      });
    });
    const app = document.getElementById("app");
    observer.observe(app, { attributes: true, childList: true, characterData: true, subtree: true });
    const control = app.querySelector(selector);
    begun = performance.now();
    control.click();
  });
