import { criticalCss } from './criticalCss';

const css =
  '.a{color:red}.b{color:blue}h2{margin:0}.a .b{x:1}.a:not(.c){y:1}.c,.a:hover{z:1}@media (min-width:1px){.b{q:1}}@media print{.a{p:1}}';

describe('criticalCss', () => {
  test('keeps rules whose classes all occur in the markup, and rules without a class', () => {
    expect(criticalCss(css, '<p class="a d">')).toBe(
      '.a{color:red}h2{margin:0}.a:not(.c){y:1}.a:hover{z:1}@media print{.a{p:1}}',
    );
  });

  test('keeps every rule when the markup has every class', () => {
    expect(criticalCss(css, '<p class="a b"><i class="c">')).toBe(css);
  });
});
