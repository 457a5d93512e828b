/** The inline script at the end of the body: when the code of the app is loaded, and in which order. */
import type { Startup } from '@/lib/startup';

const entry = '/umi.0a1b2c3d.js';
const polyfills = { file: '/polyfills.0a1b2c3d.js', builtIns: {} as Record<string, string[]> };

interface Page {
  /** What is prerendered and shown. */
  prerendered?: string;
  /** Main pictures of the prerendered page: each is decoded when its promise resolves. */
  pictures?: readonly Promise<void>[];
  isSheetComplete?: boolean;
  startup?: Partial<Startup>;
  lacksBuiltIn?: boolean;
  isWorkerRefused?: boolean;
}

/** What the page has done, in order. */
let done: string[];
let idle: (() => unknown)[];
const originalWorker = globalThis.Worker;

/** Opens a page with the script at its end. */
function openPage({ prerendered, pictures = [], isSheetComplete = true, ...page }: Page = {}) {
  document.documentElement.lang = 'de';
  if (prerendered) document.documentElement.dataset['prerendered'] = prerendered;
  document.head.innerHTML = `<link rel="stylesheet" media="print"${isSheetComplete ? ' data-complete' : ''}>`;
  document.body.innerHTML = `<div id="prerendered"${prerendered ? '' : ' hidden'}>${pictures
    .map(() => '<img fetchpriority="high">')
    .join('')}<img></div>`;
  document.querySelectorAll('img').forEach((picture, at) => {
    picture.decode = () => pictures[at] ?? new Promise(() => undefined);
  });
  window.startup = {
    policy: { createScriptURL: (file: string) => `${file}?allowed`, createHTML: (html: string) => html },
    sendHomeCalls: () => done.push('calls'),
    preloadFiles: (inTurns?: boolean) => done.push(`preload ${inTurns}`),
    runWhenIdle: (work: () => unknown) => idle.push(work),
    ...page.startup,
  } as unknown as Startup;
  globalThis.Worker = class {
    onerror = null;
    constructor(address: string, { name }: { name: string }) {
      if (page.isWorkerRefused) throw new DOMException('refused', 'SecurityError');
      done.push(`worker ${address} ${name}`);
    }
  } as unknown as typeof Worker;
  Object.assign(globalThis, {
    ENTRY: entry,
    POLYFILLS: page.lacksBuiltIn ? { ...polyfills, builtIns: { 'Array.prototype': ['notYet'] } } : polyfills,
    INTL_WORKER: '/intlWorker.0a1b2c3d.js',
  });
  jest.isolateModules(() => void jest.requireActual('./startApp'));
}
const scripts = () => [...document.querySelectorAll('script')].map((script) => script.getAttribute('src'));
const sheet = () => document.querySelector('link');
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const loads = [`${entry}?allowed`];

beforeEach(() => {
  jest.useFakeTimers();
  done = [];
  idle = [];
});
afterEach(async () => {
  // A page of a test that has not begun leaves no listener behind.
  window.dispatchEvent(new Event('keydown'));
  await pass(2_000);
  jest.useRealTimers();
  jest.restoreAllMocks();
  globalThis.Worker = originalWorker;
  delete document.documentElement.dataset['prerendered'];
  delete window.startup;
  document.head.innerHTML = '';
  document.body.innerHTML = '';
  document.documentElement.lang = 'en';
});

test('without a prerendered page the code is loaded at once, after a task for input', async () => {
  openPage();
  expect([done, scripts()]).toEqual([['calls'], []]);
  await pass(0);
  expect(scripts()).toEqual(loads);
  expect(done).toEqual(['calls', 'preload true', 'worker /intlWorker.0a1b2c3d.js?allowed de']);
  expect(sheet()?.media).toBe('all');
});

test('a browser that lacks a built-in runs the polyfills before the entry', async () => {
  openPage({ lacksBuiltIn: true });
  await pass(0);
  expect(scripts()).toEqual(['/polyfills.0a1b2c3d.js?allowed', ...loads]);
  expect([...document.querySelectorAll('script')].map(({ async }) => async)).toEqual([false, false]);
});

test('the code waits for a sheet that has not arrived', async () => {
  openPage({ isSheetComplete: false });
  await pass(0);
  expect([scripts(), sheet()?.media]).toEqual([[], 'all']);
  sheet()?.dispatchEvent(new Event('load'));
  sheet()?.dispatchEvent(new Event('load'));
  expect(scripts()).toEqual(loads);
});

test('a page without a sheet, and one without workers, start as well', async () => {
  openPage({ isWorkerRefused: true });
  document.head.innerHTML = '';
  await pass(0);
  expect(scripts()).toEqual(loads);
});

describe('behind a prerendered page the code', () => {
  test('waits until its main pictures can be painted, not for the others', async () => {
    let arrive = (): void => undefined;
    openPage({ prerendered: 'h5', pictures: [Promise.resolve(), new Promise((resolve) => (arrive = resolve))] });
    await pass(500);
    expect([done, scripts()]).toEqual([[], []]);
    arrive();
    await pass(100);
    expect(scripts()).toEqual(loads);
    await pass(2_000);
    expect([scripts(), done.filter((what) => what === 'calls')]).toEqual([loads, ['calls']]);
  });

  test('waits one second for them at most', async () => {
    openPage({ prerendered: 'h5', pictures: [new Promise(() => undefined)] });
    await pass(999);
    expect([done, scripts()]).toEqual([[], []]);
    await pass(1);
    expect(done).toEqual(['calls']);
    await pass(1);
    expect(scripts()).toEqual(loads);
  });

  test('does not wait for a picture that is broken', async () => {
    openPage({ prerendered: 'h5', pictures: [Promise.reject(new Error('no picture'))] });
    await pass(100);
    expect(scripts()).toEqual(loads);
  });

  test.each(['hashchange', 'pointerdown', 'keydown'])('is loaded at once on %s, and once', async (type) => {
    openPage({ prerendered: 'h5', pictures: [new Promise(() => undefined)] });
    window.dispatchEvent(new Event(type));
    window.dispatchEvent(new Event(type));
    await pass(0);
    expect(scripts()).toEqual(loads);
    await pass(2_000);
    expect([scripts(), done.filter((what) => what === 'calls')]).toEqual([loads, ['calls']]);
  });

  test('waits for the product that fills the shell, whose picture comes with it', async () => {
    let fill = (): void => undefined;
    const shellFilled = new Promise<void>((resolve) => (fill = resolve));
    openPage({ prerendered: 'h5-goods', startup: { shellFilled } });
    await pass(500);
    expect(scripts()).toEqual([]);
    fill();
    await pass(100);
    expect(scripts()).toEqual(loads);
  });

  test('is loaded at once in a hidden tab, which paints nothing', async () => {
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    openPage({ prerendered: 'h5', pictures: [new Promise(() => undefined)] });
    await pass(0);
    expect(scripts()).toEqual(loads);
  });

  test('is loaded at once where the page asks for that', async () => {
    openPage({
      prerendered: 'pc-goods',
      pictures: [new Promise(() => undefined)],
      startup: { loadsCodeAtOnce: true },
    });
    await pass(0);
    expect(scripts()).toEqual(loads);
  });
});

test.each([
  ['h5', true],
  ['pc', true],
  ['h5-goods', false],
  ['pc-goods', false],
])('the locale data of %s is loaded when the browser is idle: %p', async (prerendered, isLater) => {
  openPage({ prerendered, startup: { loadsCodeAtOnce: true } });
  await pass(0);
  const worker = 'worker /intlWorker.0a1b2c3d.js?allowed de';
  expect(done.includes(worker)).toBe(!isLater);
  idle.forEach((work) => work());
  expect(done.filter((what) => what === worker)).toHaveLength(1);
});
