// Ends the body: starts the app. Where a first screen stands it is painted before that: a device that has the code already
// would otherwise be busy running it while nothing is to be seen yet. Nothing is painted in a tab that nobody looks at.
(function (entry) {
  let hasBegun = false;
  function start() {
    if (hasBegun) return;
    hasBegun = true;
    const script = document.createElement('script');
    script.src = window.boot.policy.createScriptURL(entry);
    document.body.appendChild(script);
  }
  if (document.getElementById('first-screen').hidden || document.hidden) return start();
  requestAnimationFrame(() => setTimeout(start));
  setTimeout(start, 1000);
})('{{entry}}');
