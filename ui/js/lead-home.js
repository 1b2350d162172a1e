// 404.html asks for this file at every level above itself; the one that answers lies in the site.
document.getElementById("home").href = new URL("../../../../", import.meta.url);
