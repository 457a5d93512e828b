// Ends the body: fetches the code of the page and starts the app. Where a first screen stands, it and its main pictures come
// before that: the code would be in their way on the line, and busy a device that has it already while nothing is to be seen yet.
// Nothing is painted in a tab that nobody looks at.
(function (entry, languages) {
  // Ms that the code waits for the pictures that the screen is about, at most.
  const patience = 1000;
  const screen = document.getElementById('first-screen');
  let hasBegun = false;
  function start() {
    if (hasBegun) return;
    hasBegun = true;
    window.boot.askHome();
    // In turns: a slow device is not to be deaf meanwhile.
    setTimeout(fetchCode);
  }
  function fetchCode() {
    window.boot.fetchCode(true);
    // Without the sheet of the app nothing of it is to be seen. Whether it came whole is seen in its load (tools/html/guard.js).
    const sheet = document.querySelector('link[rel="stylesheet"]');
    if (sheet && !sheet.isWhole) sheet.addEventListener('load', run, { once: true });
    else run();
    if (sheet) sheet.media = 'all';
  }
  function run() {
    const script = document.createElement('script');
    script.src = window.boot.policy.createScriptURL(entry);
    document.body.appendChild(script);
    // The first date that is written takes long: the browser reads up on languages. Nearly every page but the home pages has one,
    // and those lead to them. Another thread reads while the code comes; what it has read, this one knows. Where there is none, it
    // is read when it is needed.
    const { lang, dataset } = document.documentElement;
    const read = () => {
      try {
        new Worker(window.boot.policy.createScriptURL(languages), { name: lang }).onerror = (event) => event.preventDefault();
      } catch (denied) {}
    };
    if (/^(h5|pc)$/.test(dataset.front)) window.boot.whenQuiet(read);
    else read();
  }
  if (screen.hidden || document.hidden) return start();
  // Whoever does something already waits for what comes of it.
  ['hashchange', 'pointerdown', 'keydown'].forEach((type) => addEventListener(type, start, { once: true }));
  setTimeout(start, patience);
  const paint = () => requestAnimationFrame(() => setTimeout(start));
  Promise.resolve(window.boot.filled)
    .then(() => Promise.allSettled([...screen.querySelectorAll('img[fetchpriority="high"]')].map((picture) => picture.decode())))
    .then(paint, start);
})('{{entry}}', '{{languages}}');
