/** The code that is loaded before a page renders: that of a prerendered page, and of pages that the user points at. */
import { currentLocale, loadLocale } from '@/lib/i18n';
import { shortenPauses } from '@/lib/pause';
import { platformStorage } from '@/lib/storage';
import type { Startup } from '@/lib/startup';
import { lazyRoutes } from './lazyPages';
import { loadCoveredPage, preloadNextPages } from './preloadPages';

/** The pages whose code was loaded, and those whose code does not come. */
let loaded: string[];
let never: string[];
let broken: string[];

beforeEach(async () => {
  [loaded, never, broken] = [[], [], []];
  await loadLocale('en', 'front');
  const names = 'h5/home/index h5/hall/index h5/components/goodsDetail/index'.split(' ');
  lazyRoutes(
    {},
    Object.fromEntries(
      names.map((name) => [
        name,
        async () => {
          loaded.push(name);
          if (broken.includes(name)) throw new Error('Loading chunk 7 failed.');
          if (never.includes(name)) await new Promise(() => undefined);
          return { default: () => null };
        },
      ]),
    ),
  );
});
afterEach(() => {
  document.body.innerHTML = '';
  delete window.startup;
  shortenPauses(1);
});

const cover = (hash: string) => {
  document.body.innerHTML = '<div id="prerendered"></div>';
  window.history.replaceState(null, '', hash);
  return loadCoveredPage();
};

describe('the page behind a prerendered page', () => {
  test.each([
    ['the home page of the platform', '/#/', 'h5', ['h5/home/index'], 'front'],
    ['the home page of the address', '/#/h5/home?from=x', 'pc', ['h5/home/index'], 'front'],
    [
      'another page, with all messages',
      '/#/h5/components/goodsDetail?id=x',
      'h5',
      ['h5/components/goodsDetail/index'],
      'whole',
    ],
  ] as const)('is loaded: %s', async (_, hash, platform, expected, extent) => {
    platformStorage.write(platform);
    await cover(hash);
    expect(loaded).toEqual(expected);
    expect(currentLocale()?.extent).toBe(extent);
  });

  test('is not waited for when it is broken, nor longer than 10 s', async () => {
    broken = ['h5/home/index'];
    await cover('/#/h5/home');
    never = ['h5/hall/index'];
    shortenPauses(0.001);
    await cover('/#/h5/hall');
    expect(loaded).toEqual(['h5/home/index', 'h5/hall/index']);
  });

  test('is not loaded ahead where none is prerendered, or none is shown', () => {
    window.history.replaceState(null, '', '/#/h5/home');
    expect(loadCoveredPage()).toBeUndefined();
    document.body.innerHTML = '<div id="prerendered" hidden></div>';
    expect(loadCoveredPage()).toBeUndefined();
    expect(loaded).toEqual([]);
  });
});

describe('the page of a link that is pointed at', () => {
  const begin = () => {
    window.startup = {} as Startup;
    preloadNextPages();
    return window.startup;
  };
  const settle = () => new Promise((resolve) => setTimeout(resolve, 50));

  test('is loaded once', async () => {
    const startup = begin();
    for (const path of ['/h5/hall', '/h5/hall', '/h5/home', '/h5/hall']) startup.preloadPage?.(path);
    await settle();
    expect(loaded).toEqual(['h5/hall/index', 'h5/home/index']);
  });

  test('is the last one that is loaded when its code is missing: the page itself says so', async () => {
    const startup = begin();
    broken = ['h5/hall/index'];
    startup.preloadPage?.('/h5/hall');
    await settle();
    expect(startup.preloadPage).toBeUndefined();
  });

  test('is not loaded on a page without the inline scripts', () => {
    preloadNextPages();
    expect(window.startup).toBeUndefined();
  });
});
