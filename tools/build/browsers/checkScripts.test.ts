/** What the check of scripts finds, and what it accepts. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { needsPolyfills } from '../../../src/startup/polyfills';
import { checkScripts, scriptsIn, type BuiltScript } from './checkScripts';
import { findUses } from './findUses';
import { builtInsOf, bundlePolyfills } from './polyfills';

const bundled = (code: string): BuiltScript => ({ name: '12.abcdef.async.js', code });
const check = (code: string) => checkScripts([bundled(code)], []);

describe('a use of what a promised browser lacks is found', () => {
  test.each([
    [
      'a method',
      'function f(x){return x.at(-1)}',
      'Array.prototype.at / String.prototype.at / TypedArray.prototype.at',
    ],
    ['a borrowed method', '[].findLast.call(x,f)', 'Array.prototype.findLast / TypedArray.prototype.findLast'],
    ['a static method', 'Object.hasOwn(x,"a")', 'Object.hasOwn'],
    ['a static method that is passed on', 'x.filter(Object.hasOwn)', 'Object.hasOwn'],
    ['a static method that is taken out', 'const{withResolvers:a}=Promise', 'Promise.withResolvers'],
    ['a method of an iterator', 'x.values().map(f)', 'Iterator.prototype.map'],
    ['a global', 'structuredClone(x)', 'structuredClone'],
    ['a property of the global object', 'window.requestIdleCallback(f)', 'requestIdleCallback'],
    ['a web API', 'fetch(x,{signal:AbortSignal.any([a,b])})', 'AbortSignal.any'],
    ['a constructor', 'new CloseWatcher', 'CloseWatcher'],
    ['a method of a web API', 'x.showPopover()', 'HTMLElement.prototype.showPopover'],
    ['a method of an object of the browser', 'crypto.randomUUID()', 'Crypto.prototype.randomUUID'],
    ['a property of an object of the browser', 'navigator.connection.saveData', 'Navigator.prototype.connection'],
    ['an event', 'x.addEventListener("scrollend",f)', 'scrollend event'],
    ['a regular expression', '/(?<=a)b/', 'lookbehind (syntax)'],
    ['the text of a regular expression', 'new RegExp("(?<!a)b")', 'lookbehind (syntax)'],
    ['syntax', 'class A{static{f()}}', 'static block (syntax)'],
    [
      'a test for something else',
      'if("locks"in navigator)navigator.wakeLock.request()',
      'Navigator.prototype.wakeLock',
    ],
  ])('%s', (_what, code, name) =>
    expect(findUses(code).map((use) => [use.name, use.isGuarded])).toContainEqual([name, false]),
  );
});

describe('a use with a test for the feature is accepted', () => {
  test.each([
    ['typeof', 'typeof structuredClone=="function"?structuredClone(x):x'],
    ['in', '"randomUUID"in crypto&&crypto.randomUUID()'],
    ['an optional call', 'x.at?.(-1)'],
    ['a condition', 'if(x.findLast){y=x.findLast(f)}'],
    ['a condition that leaves', 'function f(){if(!("locks"in navigator))return;navigator.locks.request(a,b)}'],
    ['a property of a property', 'navigator.connection?.saveData'],
  ])('%s', (_how, code) => expect(check(code)).toMatchObject({ problems: [], polyfilled: [] }));
});

describe('this is no use', () => {
  test.each([
    ['a field of the same name', 'x.at-y.at'],
    ['a function of the same name', 'function structuredClone(){}structuredClone(x)'],
    ['a parameter of the same name', 'function f(navigation){return navigation.currentEntry}'],
    ['a method of a class', 'class A{f(){return this.at(1)}}'],
    ['a method that arrays have', 'x.map(f).filter(g)'],
    ['values of an object', 'Object.values(x).map(f)'],
    ['a string', '"structuredClone(x)"'],
  ])('%s', (_what, code) => expect(findUses(code)).toEqual([]));
});

test('a built-in is polyfilled, and a web API without a polyfill is a problem that names file and feature', () => {
  const { polyfilled, problems } = check('x.at(-1);Object.hasOwn(x,y);AbortSignal.timeout(5)');
  expect(polyfilled.map(({ name }) => name)).toEqual([
    'Array.prototype.at',
    'String.prototype.at',
    'TypedArray.prototype.at',
    'Object.hasOwn',
  ]);
  expect(problems).toEqual([
    '12.abcdef.async.js: AbortSignal.timeout in x.at(-1);Object.hasOwn(x,y);AbortSignal.timeout(5)',
  ]);
});

test.each(['index.html', 'sw.js', 'intlWorker.0a1b2c3d.js'])('%s runs without polyfills', (name) =>
  expect(checkScripts([{ name, code: 'x.at(-1)' }], []).problems).toEqual([
    `${name}: Array.prototype.at / String.prototype.at / TypedArray.prototype.at in x.at(-1)`,
  ]),
);

test('a use is accepted only where its code is the one of the entry', () => {
  const entry = { name: 'GestureEvent', code: /in GestureEvent/, reason: '' };
  const { accepted, problems } = checkScripts([bundled('"a"in GestureEvent;new GestureEvent')], [entry]);
  expect([...accepted]).toEqual([entry]);
  expect(problems).toEqual([]);
  expect(checkScripts([bundled('new GestureEvent')], [entry]).problems).toHaveLength(1);
});

test('the polyfills add what a browser lacks, and only then are they needed', async () => {
  const { polyfilled } = check('x.at(-1);Object.hasOwn(x,y);x.findLast(f)');
  const builtIns = builtInsOf(polyfilled);
  expect(builtIns).toEqual({
    'Array.prototype': ['at', 'findLast'],
    'String.prototype': ['at'],
    'Int8Array.prototype': ['at', 'findLast'],
    Object: ['hasOwn'],
  });
  const lacking = 'delete Array.prototype.at;delete Array.prototype.findLast;delete Object.hasOwn;';
  const needs = `const needs=${needsPolyfills.toString()};`;
  const run = (code: string): unknown => runInNewContext(code, { builtIns });
  const polyfills = await bundlePolyfills(polyfilled);
  expect(run(`${needs}needs({builtIns})`)).toBe(false);
  expect(run(`${lacking}${needs}needs({builtIns})`)).toBe(true);
  expect(run(`${lacking}${polyfills};${needs}needs({builtIns})`)).toBe(false);
  expect(
    run(`${lacking}${polyfills};[[1,2].at(-1),[1,2,3].findLast((one)=>one<3),Object.hasOwn({a:1},"a")].join()`),
  ).toBe('2,2,true');
});

test('the scripts of a page are those that run, and not its data for search engines', () => {
  const folder = mkdtempSync(join(tmpdir(), 'scripts-'));
  writeFileSync(
    join(folder, 'index.html'),
    '<script type="application/ld+json">{"@type":"WebSite"}</script><script>start()</script><script src="/a.js"></script>',
  );
  try {
    expect(scriptsIn(folder)).toEqual([{ name: 'index.html', code: 'start()' }]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
