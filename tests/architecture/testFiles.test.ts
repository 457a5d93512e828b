/** Each test file belongs to exactly one runner, and no test is switched off. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { filesBelow } from '../setup/projectFiles';
import { browser, desktopOnly, jestFolders, node, onePlatform, screens } from '../setup/testFiles.cjs';

const endings = ['ts', 'tsx', 'js', 'jsx', 'mts', 'cts', 'mjs', 'cjs'].map((ending) => `.${ending}`);
const files = jestFolders.flatMap((folder) => filesBelow(folder, endings));
/** Whether a path has the name of a test, for any of the usual runners. */
const isTestName = (path: string) => /[.-](?:test|spec)\.\w+$|(?:^|\/)__tests__\//.test(path);
const runnersOf = (path: string) =>
  [node, screens, browser].filter((pattern) => new RegExp(pattern).test(`/${path}`)).length;

test('each test file belongs to exactly one runner', () => {
  const testPaths = files.map(({ path }) => path).filter(isTestName);
  expect(testPaths.length).toBeGreaterThan(190);
  expect(testPaths.filter((path) => runnersOf(path) !== 1)).toEqual([]);
});

test('a test file without a runner is found', () => {
  const runners = (path: string) => (isTestName(path) ? runnersOf(path) : 'not a test');
  expect(
    [
      'src/lib/money.spec.ts',
      'tools/build/build.test.js',
      'shop/__tests__/orders.ts',
      'tests/browser/support/axe.spec.ts',
      'src/lib/money.test.ts',
      'tools/build/build.test.tsx',
      'tests/browser/smoke.spec.ts',
      'src/lib/money.ts',
    ].map(runners),
  ).toEqual([0, 0, 0, 0, 1, 1, 1, 'not a test']);
});

test('a browser test is left out on one platform at most', () => {
  expect(desktopOnly.filter((name) => onePlatform.includes(name))).toEqual([]);
  const browserFolder = resolve(__dirname, '../browser');
  expect([...desktopOnly, ...onePlatform].filter((name) => !existsSync(resolve(browserFolder, name)))).toEqual([]);
});

/** Names that switch off, single out or invert tests, of Jest and of Playwright. */
const disabledTest = new RegExp(
  [
    String.raw`\b(?:test|it|describe|testInfo|info)(?:\(\))?(?:\??\.\w+)*\??\.(?:skip|only|todo|fixme|fail|failing)\b`,
    String.raw`\b(?:test|it|describe)\[`,
    String.raw`(?<![.\w])(?:[xf](?:it|test|describe)|pending)\(`,
  ].join('|'),
);

test('no test is skipped, exclusive, pending or expected to fail', () => {
  const ofTests = files.filter(({ path }) => isTestName(path) || /^tests\/|\/testing\//.test(path));
  expect(ofTests.filter(({ text }) => disabledTest.test(text)).map(({ path }) => path)).toEqual([]);
});

/** Random values that no seed repeats: of a property, and of the platform. Ids may be any. */
const unseeded = /\bfc\.(?:assert|check|sample)\(|\bMath\.random\(|\brandomInt\(/;
/** `property.ts` sets the seed; a number of a phone may be any. */
const seeded = ['tests/setup/property.ts', 'tests/browser/support/shopApi.ts'];

test('a random test can be repeated', () => {
  const ofTests = files.filter(({ path }) => isTestName(path) || /^tests\/|\/testing\//.test(path));
  expect(
    ofTests
      .filter(({ text }) => unseeded.test(text))
      .map(({ path }) => path)
      .sort(),
  ).toEqual(seeded.sort());
  expect(['fc', 'assert(x)'].join('.')).toMatch(unseeded);
});

test('a disabled test is found', () => {
  const found = [
    ...['skip', 'only', 'todo', 'fixme', 'fail', 'failing'].map((name) => ['test', `${name}(`].join('.')),
    ['describe', 'serial', 'only('].join('.'),
    ['test', 'info()', 'skip('].join('.'),
    ['test', "'skip'](1)"].join('['),
    ...['xit', 'xtest', 'xdescribe', 'fit', 'fdescribe'].map((name) => [name, ''].join('(')),
  ];
  expect(found.filter((text) => !disabledTest.test(text))).toEqual([]);
  expect(
    ["test('x', () => {})", 'test.describe(', 'test.slow()', 'profit(1)', 'a.fit(1)'].filter((text) =>
      disabledTest.test(text),
    ),
  ).toEqual([]);
});

test('local time in tests is not UTC, or a day that is read in it would never be noticed', () => {
  const zone = process.env['TEST_ZONE'] ?? 'America/St_Johns';
  expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
});
