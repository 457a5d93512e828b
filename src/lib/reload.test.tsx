/** What the app asks of the guard when webpack cannot load a file. The reload itself is the guard's (inline/guard.test.tsx). */
import type { Startup } from './startup';
import { getMissingFile, reloadForMissingFile, reloadPage } from './reload';

const file = 'http://localhost/7.0a1b2c3d.async.js';
const script = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError', request: file });
const sheet = Object.assign(new Error('Loading CSS chunk 7 failed.'), {
  code: 'CSS_CHUNK_LOAD_FAILED',
  request: 'http://localhost/7.0a1b2c3d.chunk.css',
});
const unnamed = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });

/** A guard that reloads, or that refuses to. Returns what it is asked for. */
function installGuard(reloads: boolean) {
  const asked: unknown[] = [];
  window.startup = {
    reload: (...input: unknown[]) => {
      asked.push(input);
      return reloads;
    },
  } as unknown as Startup;
  return asked;
}
afterEach(() => {
  delete window.startup;
});

test.each([
  ['a script', script, file],
  ['a sheet', sheet, 'http://localhost/7.0a1b2c3d.chunk.css'],
  ['a script without an address', unnamed, ''],
  ['another error', new TypeError('x is undefined'), undefined],
  ['what is no error', { name: 'ChunkLoadError', request: file }, undefined],
  ['nothing', undefined, undefined],
])('the missing file of %s', (_, error, expected) => expect(getMissingFile(error)).toBe(expected));

describe('a missing file', () => {
  test.each([true, false])('is given to the guard, not as a wish of the user; it reloads: %p', (reloads) => {
    const asked = installGuard(reloads);
    expect(reloadForMissingFile(script)).toBe(reloads);
    expect(asked).toEqual([[file, false]]);
  });

  test('without an address reloads the page alone', () => {
    const asked = installGuard(true);
    expect(reloadForMissingFile(unnamed)).toBe(true);
    expect(asked).toEqual([[undefined, false]]);
  });

  test('is none in another error: nothing reloads', () => {
    const asked = installGuard(true);
    expect([reloadForMissingFile(new Error('x')), asked]).toEqual([false, []]);
  });

  test('reloads nothing on a page without a guard', () =>
    expect([reloadForMissingFile(script), reloadPage(script, { byHand: true })]).toEqual([false, false]));
});

test('a user may reload after any error', () => {
  const asked = installGuard(true);
  expect([reloadPage(new Error('x'), { byHand: true }), reloadPage(script, { byHand: true })]).toEqual([true, true]);
  expect(asked).toEqual([
    [undefined, true],
    [file, true],
  ]);
});
