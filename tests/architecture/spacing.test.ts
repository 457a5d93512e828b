/** Spacing and radius in component styles come from the tokens of src/styles, not from literal lengths. */
import { filesBelow } from '../setup/projectFiles';

/** Declarations of margin, padding, gap and radius. One pixel is a hairline that no token replaces; `0px` has no length. */
const declaration = /^\s*((?:margin|padding|gap|row-gap|column-gap|border-radius)[\w-]*):([^;]*)/gm;
const literal = /(?<![\w.-])(?:[2-9]|\d{2,}|\d*\.\d+|1\d+)(?:\.\d+)?(?:px|rem)\b/;

test('component styles take spacing and radius from the tokens', () => {
  const literals = filesBelow('src', ['.less'])
    .filter(({ path }) => !path.startsWith('src/styles/'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(declaration)]
        .filter(([, , value = '']) => literal.test(value))
        .map(([line]) => `${path}: ${line.trim()}`),
    );
  expect(literals).toEqual([]);
});

test('a literal length is found', () => {
  const found = (text: string) => [...text.matchAll(declaration)].some(([, , value = '']) => literal.test(value));
  expect(['padding: 12px', 'margin: 0 auto 0.5rem', 'gap: 2px', 'border-radius: 16px'].map(found)).toEqual(
    Array(4).fill(true),
  );
  expect(['padding: 1px var(--space-8)', 'margin: -1px', 'gap: var(--space-12)', 'width: 12px'].map(found)).toEqual(
    Array(4).fill(false),
  );
});
