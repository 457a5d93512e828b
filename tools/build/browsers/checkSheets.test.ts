/** What the check of style sheets finds, and what counts as a fallback. */
import postcss from 'postcss';
import { findCssUses } from './findCssUses';
import { checkSheets } from './checkSheets';
import { selectorFallbacks } from './selectorFallbacks';

const namesIn = (css: string) => findCssUses(css).map(({ name }) => name);

test.each([
  ['a selector', 'a:has(b){color:red}', ':has()'],
  ['one of several selectors', 'a:hover,a:focus-visible{color:red}', ':focus-visible'],
  ['a property', 'a{field-sizing:content}', 'field-sizing'],
  ['a keyword', 'a{overflow:clip}', 'overflow: clip'],
  ['a unit', 'a{height:100dvh}', 'dvh'],
  ['a function', 'a{color:color-mix(in srgb,red,blue)}', 'color-mix()'],
  ['an at-rule', '@layer a{b{color:red}}', '@layer'],
  ['a media feature', '@media (prefers-contrast:more){a{color:red}}', '@media (prefers-contrast)'],
  ['a range', '@media (width >= 40rem){a{color:red}}', '@media (width >= …)'],
  ['nesting', 'a{&:hover{color:red}}', 'nesting'],
])('%s is found', (_what, css, name) => expect(namesIn(css)).toContain(name));

test.each([
  ['a declaration before it', 'a{height:100vh;height:100dvh}'],
  ['a property with a prefix', 'a{-webkit-user-select:none;user-select:none}'],
  ['@supports', '@supports (height:1dvh){a{height:100dvh}}'],
  ['what all have', 'a:is(b,c):not(d,e){inset:0;aspect-ratio:1;gap:4px;margin-inline:0;width:min(1px,2px)}'],
  ['text', 'a::before{content:":has(b) 1dvh"}'],
])('%s is no problem', (_what, css) => expect(namesIn(css)).toEqual([]));

test('the fallback for the focus keeps order, conditions and the rest of the selector, and the check accepts it', () => {
  const sheet = '@media print{a:focus-visible,b:hover{color:red}}label:has(input:focus-visible){color:red}';
  const { css } = postcss([selectorFallbacks()]).process(sheet, { from: undefined });
  expect(css.slice(sheet.length).replaceAll(/\s+/g, '')).toBe(
    '@supportsnotselector(:focus-visible){@mediaprint{a:focus{color:red}}}@supportsnotselector(:has(*)){label:focus-within{color:red}}',
  );
  expect(namesIn(sheet)).toEqual([':focus-visible', ':has()', ':focus-visible']);
  expect(namesIn(css)).toEqual([]);
});

test('a problem names the file, the feature and the rule', () => {
  const { problems } = checkSheets([{ name: '7.abcdef.chunk.css', css: 'a{overflow:clip}' }], []);
  expect(problems).toEqual(['7.abcdef.chunk.css: overflow: clip in a { overflow:clip }']);
});

test('a feature is accepted only where the entry says', () => {
  const entry = { name: /^:has\(\)$/, code: /nth-child/, reason: '' };
  const sheets = [{ name: 'a.css', css: 'a:has(:nth-child(6)){color:red}b:has(c){color:red}' }];
  const { problems, accepted } = checkSheets(sheets, [entry]);
  expect([...accepted]).toEqual([entry]);
  expect(problems).toEqual(['a.css: :has() in b:has(c)']);
});
