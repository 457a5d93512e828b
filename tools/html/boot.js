// Runs in the head, before anything is painted: shows theme and language at once, and asks for the parts of the page that
// the address will need, so that they come together with the entry and not after it. `parts` is filled in by the build.
(function (parts, early) {
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

  var isPhone = innerWidth < 768 || (innerWidth < 1024 && matchMedia('(pointer: coarse)').matches);
  var face = stored('pageSet', ['h5', 'pc']) || (isPhone ? 'h5' : 'pc');
  var path = location.hash.slice(1).split('?')[0];
  var neutral = !path || path === '/' ? '/' : path === '/home' && path;
  if (neutral) path = '/' + face + '/home';
  var isFront = /^\/\w+\/home$/.test(path) && location.hash.indexOf('view=') < 0;

  // The home page of this device: its first screen stands in the page, and what it will ask the shop is asked now.
  if (isFront && path === '/' + face + '/home') {
    root.dataset.front = face;
    var token = stored('token');
    window.earlyAnswers = {};
    ((early && early[face]) || []).forEach(function (call) {
      var headers = { Accept: 'application/json', Authorization: token, 'Accept-Language': language };
      if (call.body) headers['Content-Type'] = 'application/json';
      var answer = fetch(call.url, { method: call.method, headers: headers, body: call.body });
      // Whoever picks it up hears of the failure; until then it is nobody's.
      answer.catch(function () {});
      window.earlyAnswers[call.method + ' ' + call.url + ' ' + (call.body || '')] = answer;
    });
  }
  [
    parts.layout,
    parts.words[language],
    !isFront && parts.restOfWords[language],
    parts.shells[face],
    parts.pages[neutral],
    path.split('/')[1] === face && parts.pages[path],
  ].forEach(function (files) {
    (files || []).forEach(function (at) {
      var href = parts.files[at];
      if (!href) return;
      // A file that two parts share is asked for once.
      parts.files[at] = '';
      var link = document.createElement('link');
      link.rel = 'preload';
      link.as = /css$/.test(href) ? 'style' : 'script';
      link.href = href;
      document.head.appendChild(link);
    });
  });
})('{{parts}}', "{{early}}");
