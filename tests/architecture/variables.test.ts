/**
 * Each environment variable that the tools read is in the table of docs/operating.md, and each of the adapter in that of docs/adapters.md.
 * The tables name no other.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { filesBelow } from '../setup/projectFiles';

const project = resolve(__dirname, '../..');
function variablesIn(document: string): string[] {
  const text = readFileSync(resolve(project, document), 'utf8');
  const [, section = ''] = /^## Environment variables$(.*?)^## /ms.exec(text) ?? [];
  return [...section.matchAll(/^\| `([A-Z_]+)`/gm)].map(([, name = '']) => name);
}
const documented = variablesIn('docs/operating.md');

/** Variables that scripts pass to each other, or that the system sets. */
const internal = [
  'ANALYZE',
  'BROWSER_TEST_DATA',
  'BROWSER_TEST_PORT',
  'BROWSER_TEST_URL',
  'BUILD_FOLDER',
  'QUICK_BUILD',
  'SOURCE_MAPS',
  'CI',
  // Of the engine, which has a README of its own.
  'ADMIN_PASSWORD',
  'BASE_URL',
  'DEMO_CODES',
  'DEMO_STEPS',
  'ENGINE_PORT',
  'ENGINE_PROXIES',
  'HOME',
  'IDEMPOTENCY_MATRIX',
  'NODE_ENV',
  'OWN_SHOP',
  'PATH',
  'PLAYWRIGHT_JSON_OUTPUT_FILE',
  'TZ',
];

/** `process.env['NAME']`, `environment['NAME']` and the `read('NAME')` of the server's options. */
const reading = /(?:env(?:ironment)?(?:\[['"]|\.)|\bread\(')([A-Z][A-Z_]+)\b/g;
const namesIn = (files: readonly { path: string; text: string }[]) =>
  new Set(
    files
      .filter(({ path }) => !path.endsWith('.test.ts'))
      .flatMap(({ text }) => [...text.matchAll(reading)].map(([, name = '']) => name)),
  );
const readNames = namesIn([
  ...filesBelow('tools', ['.ts', '.cjs']),
  { path: '.umirc.ts', text: readFileSync(resolve(project, '.umirc.ts'), 'utf8') },
]);

test('every variable that the tools read is documented', () => {
  expect(readNames.size).toBeGreaterThan(15);
  expect([...readNames].filter((name) => !internal.includes(name) && !documented.includes(name))).toEqual([]);
});

test('every documented variable is read', () => {
  const ofTests = ['NGINX_PATH', 'CADDY_PATH'];
  expect(documented.filter((name) => !readNames.has(name) && !ofTests.includes(name))).toEqual([]);
});

test('the adapter reads the variables of its own table', () => {
  const names = namesIn(filesBelow('examples/adapter', ['.ts']));
  expect(names.size).toBeGreaterThan(5);
  expect([...names].sort()).toEqual(variablesIn('docs/adapters.md').sort());
});
