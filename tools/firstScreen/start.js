// Ends the body: fetches the code of the page and starts the app. Where a first screen stands, it and its pictures come before
// that: the code would be in their way on the line, and busy a device that has it already while nothing is to be seen yet.
// Nothing is painted in a tab that nobody looks at.
(function (entry) {
  // Ms that the code waits for pictures at most.
  const patience = 1000;
  const screen = document.getElementById('first-screen');
  let hasBegun = false;
  function start() {
    if (hasBegun) return;
    hasBegun = true;
    window.boot.fetchCode();
    const script = document.createElement('script');
    script.src = window.boot.policy.createScriptURL(entry);
    document.body.appendChild(script);
  }
  if (screen.hidden || document.hidden) return start();
  // Whoever does something already waits for what comes of it.
  ['hashchange', 'pointerdown', 'keydown'].forEach((type) => addEventListener(type, start, { once: true }));
  setTimeout(start, patience);
  const paint = () => requestAnimationFrame(() => setTimeout(start));
  Promise.resolve(window.boot.filled)
    .then(() => Promise.allSettled([...screen.querySelectorAll('img')].map((picture) => picture.decode())))
    .then(paint, start);
})('{{entry}}');
