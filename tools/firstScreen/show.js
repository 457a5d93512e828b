// Stands at the head of the body: shows the first screen of the home page that the address asks for, until the app takes over.
(function () {
  const root = document.documentElement;
  const face = root.dataset.front;
  const markup = face && document.getElementById('first-' + face + '-' + root.lang);
  if (!markup) return;
  const screen = document.getElementById('first-screen');
  screen.appendChild(document.getElementById('first-' + face).content.cloneNode(true));
  screen.appendChild(markup.content.cloneNode(true));
  screen.hidden = false;
})();
