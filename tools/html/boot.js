// Runs in the head, before anything is painted: shows theme and language at once, asks the shop what the page is certain to
// ask, and fetches the parts of the app that the address will need, so that they come together with the entry and not after
// it. `parts`, `early` and `entry` are filled in by the build.
(function (parts, early, entry) {
  var root = document.documentElement;
  function stored(key, choices) {
    try {
      var value = localStorage.getItem(key);
      if (!choices) return /^[\x21-\x7e]{1,4096}$/.test(value || '') ? value : '';
      return choices.indexOf(value) < 0 ? undefined : value;
    } catch (denied) {
      return choices ? undefined : '';
    }
  }
  var dark = matchMedia('(prefers-color-scheme: dark)').matches;
  var theme = stored('theme', ['light', 'dark']) || (dark ? 'dark' : 'light');
  root.dataset.theme = theme;
  if (theme === 'dark') document.querySelector('meta[name="theme-color"]').content = '#151210';

  var spoken = (navigator.languages || []).filter(function (tag) {
    return /^(zh|en)\b/i.test(tag);
  })[0];
  var language = stored('language', ['en', 'zh-CN']) || (/^zh/i.test(spoken) ? 'zh-CN' : 'en');
  root.lang = language;

  var isPhone = matchMedia('(max-width: 767.98px), (max-width: 1023.98px) and (pointer: coarse)').matches;
  var face = stored('pageSet', ['h5', 'pc']) || (isPhone ? 'h5' : 'pc');
  var path = location.hash.slice(1).split('?')[0];
  var neutral = !path || path === '/' ? '/' : path === '/home' && path;
  if (neutral) path = '/' + face + '/home';
  var isFront = /^\/\w+\/home$/.test(path) && location.hash.indexOf('view=') < 0;
  var token = stored('token');

  // What the page is certain to ask the shop is asked now, and picked up by the app when it has come.
  window.earlyAnswers = {};
  function askEarly(call) {
    var headers = { Accept: 'application/json', Authorization: token, 'Accept-Language': language };
    if (call.body) headers['Content-Type'] = 'application/json';
    var early = {};
    early.coming = fetch(call.url, { method: call.method, headers: headers, body: call.body })
      .then(function (answer) {
        early.at = performance.now();
        return answer.ok ? answer.json() : undefined;
      })
      .then(function (body) {
        return (early.body = body);
      })
      // Whoever would have picked it up asks again, and hears of the failure then.
      .catch(function () {});
    window.earlyAnswers[call.method + ' ' + call.url + ' ' + (call.body || '')] = early;
    return early.coming;
  }
  var id = new URLSearchParams(location.hash.split('?')[1]).get('id');
  var pageUrl = id && early.pages && early.pages[path];
  var answer = pageUrl && askEarly({ method: 'GET', url: pageUrl + '?' + new URLSearchParams({ id: id }) });
  // Its prices have no currency before.
  if (answer) askEarly({ method: 'GET', url: early.server });
  // The home page of this device, and the goods of its phone pages, have a first screen that stands in the page.
  if (isFront && path === '/' + face + '/home') {
    root.dataset.front = face;
  }
  if (answer && face === 'h5' && path.indexOf('/h5/') === 0) {
    root.dataset.front = 'h5-goods';
    boot.answer = answer;
  }

  function preload(href) {
    var link = document.createElement('link');
    link.rel = 'preload';
    link.as = /css$/.test(href) ? 'style' : 'script';
    link.href = href;
    document.head.appendChild(link);
  }
  // Each file is asked for once.
  function need(lists, load) {
    lists.forEach(function (files) {
      (files || []).forEach(function (at) {
        var href = parts.files[at];
        parts.files[at] = '';
        if (href) load(href);
      });
    });
  }
  // Home pages that nobody is signed in to need no more of the line than was asked above.
  var beyondFront = (!isFront || token) && parts.request;
  var hasFace = neutral || /^\/(h5|pc)\//.test(path);
  // The answers come sooner than the code, also when they are not in the way of the pictures.
  boot.askHome = function () {
    if (root.dataset.front === face) (early[face] || []).forEach(askEarly);
  };
  // In two turns where something stands that can be used.
  boot.fetchCode = function (inTurns) {
    if (entry.charAt(0) === '/') preload(entry);
    entry = '';
    need([parts.layout, parts.words[language], !isFront && hasFace && parts.restOfWords[language], parts.shells[face]], preload);
    function fetchPage() {
      need([beyondFront, parts.pages[neutral], (!hasFace || path.split('/')[1] === face) && parts.pages[path]], preload);
    }
    if (inTurns) setTimeout(fetchPage);
    else fetchPage();
  };
  // A first screen and its pictures come before the code, and before the sheet of the app.
  if (!root.dataset.front) {
    var sheet = document.querySelector('link[media="print"]');
    if (sheet) sheet.media = 'all';
    boot.fetchCode();
  }

  // Whoever points at a link, presses it or comes to it by the keyboard will need the code of its page next. Once the app
  // stands it sees to that itself (src/nextPage.ts).
  boot.prepare = function (next) {
    need([parts.request, parts.restOfWords[language], parts.pages[next]], function (href) {
      // Read to its end: a worker that is asked for it counts as busy until then.
      fetch(href)
        .then(function (answer) {
          return answer.text();
        })
        .catch(function () {});
    });
  };
  function prepare(event) {
    var link = event.target.closest && event.target.closest('a[href^="#/"]');
    if (link && !(navigator.connection && navigator.connection.saveData)) boot.prepare(link.hash.slice(1).split('?')[0]);
  }
  addEventListener('pointerover', prepare, { passive: true });
  addEventListener('focusin', prepare);
})('{{parts}}', '{{early}}', '{{entry}}');
