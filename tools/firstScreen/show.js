// Stands before the first screens: each is looked at as soon as it has come, and the one that the address asks for is shown
// until the app takes over.
window.boot.show = function () {
  const root = document.documentElement;
  const front = root.dataset.front;
  const markup = document.currentScript.previousElementSibling;
  if (!front || (markup.id !== 'first-' + front + '-' + root.lang && markup.id !== 'first-' + front + '-any')) return;
  const screen = document.getElementById('first-screen');
  screen.append(document.getElementById('first-' + front).content, markup.content);
  screen.dataset.of = front.split('-')[1] || 'home';
  screen.hidden = false;
};
