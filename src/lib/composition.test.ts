import { filesBelow } from '../../tests/setup/projectFiles';
import { isInputMethodKey } from './composition';

test.each([
  [true, 13, true],
  // The last press in Safari.
  [false, 229, true],
  [false, 13, false],
])('isComposing %s and key code %i: of the input method %s', (isComposing, keyCode, expected) => {
  expect(isInputMethodKey({ nativeEvent: { isComposing, keyCode } })).toBe(expected);
});

/** Has no text. */
const textless = 'src/platform/h5/Switch.tsx';

test('every handler of the Enter key leaves it to the input method first', () => {
  const handlers = filesBelow('src').filter(
    ({ path, text }) => !path.includes('.test.') && path !== textless && /['"]Enter['"]/.test(text),
  );
  expect(handlers.length).toBeGreaterThan(0);
  expect(handlers.filter(({ text }) => !text.includes('isInputMethodKey(')).map(({ path }) => path)).toEqual([]);
});
