// Runs before everything else, also before our own code has come. It holds the one Trusted Types policy of the shop, and it
// sees to it that a page whose files are gone, broken or hanging is loaded anew once, on the same route, and says so if that
// did not help. Whether it was is in the address, not in a storage that may be denied, so it can never be a loop.
(function () {
  // Ms without a started app after which a file counts as hanging, and after which one that a page asks for later does.
  const startPatience = 30000;
  const partPatience = 120000;
  // Ms that fetching a broken file anew may take, past all that is kept, before the page is loaded anew.
  const fetchPatience = 5000;
  // Ms after which a page that was loaded anew by itself may be so again: another deploy.
  const soon = 300000;

  // Ms after all has come before the device does what nobody waits for.
  const quiet = 3000;
  const isProduction = '{{mode}}' === 'production';

  const address = new URL(location.href);
  const isSecondTry = address.searchParams.has('again');
  if (isSecondTry) {
    address.searchParams.delete('again');
    history.replaceState(history.state, '', address);
  }

  let clean;
  const rules = {
    createHTML(html) {
      if (!clean) throw new TypeError('No sanitiser');
      return clean(html);
    },
    createScriptURL(file) {
      const { origin, pathname } = new URL(file, location.href);
      if (origin !== location.origin || !pathname.endsWith('.js')) throw new TypeError('Not a script of the shop: ' + file);
      return file;
    },
  };
  const policy = window.trustedTypes ? trustedTypes.createPolicy('persimmon', rules) : rules;

  let hasStarted = false;
  let isLeaving = false;
  let isBroken = false;
  let box;

  // From all that the worker keeps.
  async function forget(file) {
    for (const name of await caches.keys()) await (await caches.open(name)).delete(file);
  }

  function again(file, byHand) {
    if (isLeaving) return true;
    if (!byHand && (!navigator.onLine || (isSecondTry && performance.now() < soon))) return false;
    isLeaving = true;
    let isGone = false;
    const go = () => {
      if (isGone) return;
      isGone = true;
      const next = new URL(location.href);
      next.searchParams.set('again', '1');
      location.replace(next);
    };
    // A file with a hash in its name is kept for ever, a broken one as well. It is thrown away only where another can be had:
    // neither a worker nor the browser's cache answers this first question.
    if (file) {
      fetch(file, { method: 'HEAD', cache: 'no-store' })
        .then(() => forget(file).catch(() => undefined))
        .then(() => fetch(file, { cache: 'reload' }))
        .then((answer) => answer.blob())
        .then(go, go);
    }
    setTimeout(go, file ? fetchPatience : 0);
    return true;
  }

  function tell(file) {
    isBroken = isBroken || Boolean(file);
    if (box) return;
    const isChinese = document.documentElement.lang === 'zh-CN';
    const isDark = document.documentElement.dataset.theme === 'dark';
    box = document.createElement('div');
    box.id = 'not-loaded';
    box.setAttribute('role', 'alert');
    box.style.cssText =
      'position:fixed;z-index:9999;left:16px;right:16px;bottom:16px;max-width:26rem;margin:auto;padding:16px;border-radius:16px;font:1rem/1.5 system-ui,sans-serif;box-shadow:0 4px 24px #0006;' +
      (isDark ? 'background:#1f1b18;color:#f6f0e9' : 'background:#fff;color:#211b17');
    const words = document.createElement('p');
    words.style.cssText = 'margin:0 0 12px';
    words.textContent = isChinese ? '商店没有完整加载出来。请检查网络后重新加载。' : 'The shop could not be loaded completely. Check the connection and load it again.';
    const button = document.createElement('button');
    button.type = 'button';
    button.style.cssText = 'min-height:44px;padding:0 20px;border:0;border-radius:22px;font:inherit;font-weight:600;cursor:pointer;' + (isDark ? 'background:#ff9a5c;color:#1b100a' : 'background:#b83b08;color:#fff');
    button.textContent = isChinese ? '重新加载' : 'Load again';
    button.onclick = () => again(file, true);
    box.append(words, button);
    document.body.append(box);
    addEventListener('online', () => box.isConnected && again(file, true), { once: true });
  }

  function missed(file) {
    // A developer wants to see what is wrong, for as long as it takes.
    if (!isProduction || hasStarted || again(file)) return;
    if (document.body) tell(file);
    else addEventListener('DOMContentLoaded', () => tell(file), { once: true });
  }

  const isSheet = (element) => element instanceof HTMLLinkElement && element.rel === 'stylesheet';

  addEventListener(
    'error',
    ({ target, filename }) => {
      if (target instanceof HTMLScriptElement) missed(target.src);
      else if (isSheet(target)) missed(target.href);
      else if (filename && new URL(filename, location.href).origin === location.origin) missed(filename);
    },
    true,
  );

  // The production build ends every sheet with a rule of its own: one without it was cut short. Loads do not come up to the window.
  document.addEventListener(
    'load',
    (event) => {
      const sheet = event.target;
      if (!isProduction || !isSheet(sheet)) return;
      const lines = sheet.sheet ? sheet.sheet.cssRules : [];
      sheet.isWhole = lines.length > 0 && lines[lines.length - 1].selectorText === '{{sheetEnd}}';
      if (sheet.isWhole) return;
      event.stopImmediatePropagation();
      sheet.dispatchEvent(new Event('error'));
    },
    true,
  );

  // Scripts are given up after a time by whoever asks for them, sheets are not.
  new MutationObserver((changes) =>
    changes.forEach(({ addedNodes }) =>
      addedNodes.forEach((node) => {
        if (isSheet(node)) setTimeout(() => node.isConnected && !node.sheet && node.dispatchEvent(new Event('error')), partPatience);
      }),
    ),
  ).observe(document.head, { childList: true });

  const timer = setTimeout(() => missed(), startPatience);

  function whenQuiet(work) {
    const begin = () => setTimeout(() => (window.requestIdleCallback ? requestIdleCallback(work) : work()), quiet);
    if (document.readyState === 'complete') begin();
    else addEventListener('load', begin, { once: true });
  }

  window.boot = {
    policy,
    again,
    whenQuiet,
    cleanWith(sanitise) {
      clean = clean || sanitise;
    },
    started(keep) {
      if (!hasStarted && isProduction && navigator.serviceWorker) whenQuiet(keep);
      hasStarted = true;
      clearTimeout(timer);
      // It was only late. Without one of its files it is not whole, although it stands.
      if (box && !isBroken) box.remove();
    },
  };
})();
