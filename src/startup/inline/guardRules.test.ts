import { brokenFileOf, hasStartFailed, isAllowedScript, isBuiltFile, isReloadAllowed } from './guardRules';

const root = 'https://shop.test/';
const below = 'https://shop.test/shop/';

describe('a file of the build', () => {
  test.each([
    ['https://shop.test/umi.0a1b2c3d.js', root],
    ['https://shop.test/umi.0a1b2c3d.css', root],
    ['https://shop.test/1453.25f83c.async.js', root],
    ['https://shop.test/1453.25f83c.chunk.css', root],
    ['https://shop.test/intlWorker.a9992520.js', root],
    ['https://shop.test/shop/umi.0a1b2c3d.js', below],
  ])('is %s below %s', (address, of) => expect(isBuiltFile(address, of)).toBe(true));

  test.each([
    ['', root],
    ['https://shop.test/', root],
    ['https://shop.test/#/h5/home', root],
    ['https://shop.test/index.html', root],
    ['https://shop.test/evil.js', root],
    ['https://shop.test/sw.js', root],
    ['https://shop.test/api/file/umi.0a1b2c3d.js', root],
    ['https://shop.test/p/umi.0a1b2c3d.js', root],
    ['https://shop.test/umi.0a1b2c3d.js?callback=x', root],
    ['https://shop.test/umi.0a1b2c3d.js#', root],
    ['https://shop.test/umi.0a1b2c3d.js.html', root],
    ['https://shop.test.evil.example/umi.0a1b2c3d.js', root],
    ['https://shop.test@evil.example/umi.0a1b2c3d.js', root],
    ['http://shop.test/umi.0a1b2c3d.js', root],
    ['chrome-extension://abc/umi.0a1b2c3d.js', root],
    ['blob:https://shop.test/umi.0a1b2c3d.js', root],
    // Another shop of the same origin.
    ['https://shop.test/umi.0a1b2c3d.js', below],
    ['https://shop.test/other/umi.0a1b2c3d.js', below],
  ])('is not %j below %s', (address, of) => expect(isBuiltFile(address, of)).toBe(false));
});

describe('an error event', () => {
  const file = 'https://shop.test/umi.0a1b2c3d.js';
  const sheet = 'https://shop.test/umi.0a1b2c3d.css';
  test.each([
    ['a script of the build that did not load', { target: { src: file } }, file],
    ['a sheet of the build that did not load', { target: { rel: 'stylesheet', href: sheet } }, sheet],
    ['a script of the build that was cut short', { target: {}, filename: file, error: new SyntaxError('end') }, file],
  ])('names %s', (_what, event, expected) => expect(brokenFileOf(event, root)).toBe(expected));

  test.each([
    ['a script that was injected into the page', { target: {}, filename: root, error: new SyntaxError('x') }],
    ['another error of the page itself', { target: {}, filename: `${root}?a=1`, error: new Error('x') }],
    ['an error in a script of the build', { target: {}, filename: file, error: new TypeError('x') }],
    ['an error of another origin', { target: {}, filename: '', error: null }],
    ['a script of an extension', { target: { src: 'chrome-extension://abc/inject.js' } }],
    ['a script of another origin that is blocked', { target: { src: 'https://count.example/umi.0a1b2c3d.js' } }],
    ['a script without an address', { target: { src: '' } }],
    ['another script of this origin', { target: { src: `${root}weixin.js` } }],
    ['a sheet of another origin', { target: { rel: 'stylesheet', href: 'https://fonts.example/css' } }],
    ['a preload', { target: { rel: 'preload', href: file } }],
    ['a picture', { target: { src: `${root}pictures/lamp.webp` } }],
    ['an address of SVG', { target: { rel: 'stylesheet', href: { baseVal: sheet } } }],
    ['a plain event', { target: {} }],
  ])('says nothing for %s', (_what, event) => expect(brokenFileOf(event, root)).toBeUndefined());
});

describe('the page reloads by itself', () => {
  test.each([
    [{ isOnline: true, wasReloaded: false, now: 0 }, true],
    [{ isOnline: true, wasReloaded: false, now: 900_000 }, true],
    [{ isOnline: true, wasReloaded: true, now: 0 }, false],
    [{ isOnline: true, wasReloaded: true, now: 299_999 }, false],
    // Another deploy.
    [{ isOnline: true, wasReloaded: true, now: 300_001 }, true],
    [{ isOnline: false, wasReloaded: false, now: 0 }, false],
    [{ isOnline: false, wasReloaded: true, now: 900_000 }, false],
  ])('with %j: %p', (facts, expected) => expect(isReloadAllowed(facts)).toBe(expected));
});

test.each([
  [0, false, false],
  [29_999, false, false],
  [30_000, false, true],
  [30_000, true, false],
  [119_999, true, false],
  [120_000, true, true],
])('%i ms after the last file (another one is pending: %p) the start has failed: %p', (idle, isPending, expected) =>
  expect(hasStartFailed(idle, isPending)).toBe(expected),
);

describe('the policy of scripts', () => {
  const sources = { root: below, isProduction: true, origins: '' };
  test.each([
    [`${below}umi.0a1b2c3d.js`, sources, true],
    [`${below}1453.25f83c.async.js`, sources, true],
    [`${below}sw.js`, sources, true],
    [`${below}umi.0a1b2c3d.css`, sources, false],
    [`${below}evil.js`, sources, false],
    [`${below}api/evil.0a1b2c3d.js`, sources, false],
    [`${below}sw.js?evil`, sources, false],
    ['https://shop.test/sw.js', sources, false],
    ['https://shop.test/umi.0a1b2c3d.js', sources, false],
    ['https://evil.example/umi.0a1b2c3d.js', sources, false],
    ['data:text/javascript,x', sources, false],
    ['blob:https://shop.test/1', sources, false],
    ['https://js.pay.example/v3', { ...sources, origins: String.raw`^(?:https://js\.pay\.example)$` }, true],
    ['https://xjs.pay.example/v3', { ...sources, origins: String.raw`^(?:https://js\.pay\.example)$` }, false],
    // The names of the development server have no hash.
    ['https://shop.test/umi.js', { ...sources, isProduction: false }, true],
    ['https://evil.example/umi.js', { ...sources, isProduction: false }, false],
  ])('%s with %j: %p', (address, of, expected) => expect(isAllowedScript(address, of)).toBe(expected));
});
