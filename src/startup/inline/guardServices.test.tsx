/** The inline script that guards the start: sheets, and what it does for the app. */
import { addScript, entry, notice, root, startGuard } from '../../../tests/setup/guardPage';

describe('a sheet of the build', () => {
  const end = '.sheet-end';
  /** A sheet that the page asks for; `rules` are its selectors once it has arrived. */
  function addSheet(href: string, rules?: readonly string[]) {
    const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    const cssRules = rules?.map((selectorText) => ({ selectorText }));
    Object.defineProperty(sheet, 'sheet', { value: cssRules ? { cssRules } : null });
    document.head.append(sheet);
    const events: string[] = [];
    for (const type of ['load', 'error']) sheet.addEventListener(type, () => events.push(type));
    return { sheet, events };
  }
  const own = `${root}1.0a1b2c3d.chunk.css`;

  test('that ends with its last rule is complete', () => {
    const { sheet, events } = addSheet(own, ['.page', end]);
    sheet.dispatchEvent(new Event('load'));
    expect([sheet.dataset['complete'], events, notice()]).toEqual(['', ['load'], null]);
  });

  test.each([
    ['was cut short', ['.page']],
    ['goes on behind its last rule', [end, '.page']],
    ['is empty', []],
  ])('that %s is missing, and nobody takes it for loaded', (_, rules) => {
    const { sheet, events } = addSheet(own, rules);
    sheet.dispatchEvent(new Event('load'));
    expect([sheet.dataset['complete'], events]).toEqual([undefined, ['error']]);
    expect(notice()).not.toBeNull();
  });

  test('of another origin is not looked at', () => {
    const { sheet, events } = addSheet('https://fonts.example/a.css', ['.font']);
    sheet.dispatchEvent(new Event('load'));
    expect([events, notice()]).toEqual([['load'], null]);
  });

  test('that the running app asks for counts as missing after two minutes', async () => {
    window.startup?.onAppStarted(() => undefined);
    const late = addSheet(own);
    const arrived = addSheet(`${root}2.0a1b2c3d.chunk.css`, [end]);
    const removed = addSheet(`${root}3.0a1b2c3d.chunk.css`);
    const foreign = addSheet('https://fonts.example/a.css');
    removed.sheet.remove();
    await jest.advanceTimersByTimeAsync(119_999);
    expect(late.events).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect([late, arrived, removed, foreign].map(({ events }) => events)).toEqual([['error'], [], [], []]);
  });
});

describe('what no user waits for', () => {
  let work: jest.Mock;
  const idleWindow = window as { requestIdleCallback?: (work: () => unknown) => number };
  const original = idleWindow.requestIdleCallback;
  beforeEach(() => {
    work = jest.fn();
    delete idleWindow.requestIdleCallback;
  });
  afterEach(() => {
    jest.restoreAllMocks();
    Reflect.deleteProperty(navigator, 'serviceWorker');
    if (original) idleWindow.requestIdleCallback = original;
  });

  test('begins 3 s after the load of the page', () => {
    window.startup?.runWhenIdle(work);
    jest.advanceTimersByTime(2_999);
    expect(work).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(work).toHaveBeenCalledTimes(1);
  });

  test('waits for the load of a page that is still loading', () => {
    jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    window.startup?.runWhenIdle(work);
    jest.advanceTimersByTime(60_000);
    expect(work).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('load'));
    window.dispatchEvent(new Event('load'));
    jest.advanceTimersByTime(3_000);
    expect(work).toHaveBeenCalledTimes(1);
  });

  test('waits for an idle browser, where one says so', () => {
    const waiting: (() => unknown)[] = [];
    idleWindow.requestIdleCallback = (idle) => waiting.push(idle);
    window.startup?.runWhenIdle(work);
    jest.advanceTimersByTime(60_000);
    expect([work.mock.calls.length, waiting]).toEqual([0, [work]]);
  });

  test('begins once with the app, in a browser with service workers', () => {
    Object.defineProperty(navigator, 'serviceWorker', { value: {}, configurable: true });
    window.startup?.onAppStarted(work);
    window.startup?.onAppStarted(work);
    jest.advanceTimersByTime(60_000);
    expect(work).toHaveBeenCalledTimes(1);
  });

  test('does not begin in a browser without them', () => {
    window.startup?.onAppStarted(work);
    jest.advanceTimersByTime(60_000);
    expect(work).not.toHaveBeenCalled();
  });
});

test('HTML is refused until there is a sanitizer, and only the first one counts', () => {
  const { startup } = window;
  expect(() => startup?.policy.createHTML('<b>x</b>')).toThrow('No sanitizer');
  startup?.setSanitizer((html) => html.replaceAll(/<[^>]*>/g, ''));
  startup?.setSanitizer((html) => html);
  expect(startup?.policy.createHTML('<b>x</b>')).toBe('x');
});

test('the policy of a browser with Trusted Types is named and has the same rules', () => {
  const policies: [string, { createScriptURL(url: string): string }][] = [];
  const page = window as { trustedTypes?: unknown };
  window.startup?.onAppStarted(() => undefined);
  page.trustedTypes = {
    createPolicy: (name: string, rules: { createScriptURL(url: string): string }) => {
      policies.push([name, rules]);
      return rules;
    },
  };
  startGuard();
  delete page.trustedTypes;
  expect(policies.map(([name]) => name)).toEqual(['shop']);
  expect(() => policies[0]?.[1].createScriptURL('/evil.js')).toThrow('Not a script of the shop: /evil.js');
});

test('the event that can install the shop is kept for the app, and the browser does not offer it itself', () => {
  const event = new Event('beforeinstallprompt', { cancelable: true });
  window.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  expect(window.startup?.installPrompt).toBe(event);
});

test('a file that is missing before there is a body is said once there is one', () => {
  const body = jest.spyOn(document, 'body', 'get').mockReturnValue(null as never);
  addScript(entry).dispatchEvent(new Event('error'));
  body.mockRestore();
  expect(notice()).toBeNull();
  window.dispatchEvent(new Event('DOMContentLoaded'));
  expect(notice()).toHaveTextContent('Not completeReload');
});

test.each(['light', 'dark'] as const)('the notice has the colors of the %s theme', (theme) => {
  document.documentElement.dataset['theme'] = theme;
  addScript(entry).dispatchEvent(new Event('error'));
  delete document.documentElement.dataset['theme'];
  const { surface, ink, action, onAction } = SHOP.colors[theme];
  const expected = document.createElement('i').style;
  const normalized = (color: string) => ((expected.color = color), expected.color);
  const box = notice()?.style;
  const button = notice()?.querySelector('button')?.style;
  expect([box?.background, box?.color, button?.background, button?.color]).toEqual(
    [surface, ink, action, onAction].map(normalized),
  );
});
