/** Which colours of a brand are refused. */
import { contrastOf } from './contrast';
import { completeShop } from './shopConfig';

test.each([
  ['#000', '#ffffff', 21],
  ['#fff', '#fff', 1],
  ['#b83b08', '#ffffff', 5.73],
])('the contrast of %s and %s', (one, other, contrast) => {
  expect(contrastOf(one, other)).toBeCloseTo(contrast, 2);
  expect(contrastOf(other, one)).toBe(contrastOf(one, other));
});

const refusalOf = (colors: object) => {
  try {
    completeShop({ name: 'Quince', colors });
  } catch (error) {
    return error instanceof Error ? error.message.split('\n') : [];
  }
  return [];
};

test('a pair with too little contrast is named with the contrast found and the one needed', () => {
  expect(refusalOf({ dark: { danger: '#7a1c12' } })).toEqual([
    'shop.config.ts: colors.dark: danger (#7a1c12) on paper (#151210) has a contrast of 1.77. At least 4.5 is needed.',
    'shop.config.ts: colors.dark: danger (#7a1c12) on surface (#1f1b18) has a contrast of 1.63. At least 4.5 is needed.',
    'shop.config.ts: colors.dark: danger (#7a1c12) on dangerSoft (#3a1d1a) has a contrast of 1.46. At least 4.5 is needed.',
  ]);
});

test('the edges of fields need less contrast than text', () => {
  expect(refusalOf({ light: { control: '#8e8e8e' } })).toEqual([]);
  expect(refusalOf({ light: { control: '#b0b0b0' } })).toEqual([
    'shop.config.ts: colors.light: control (#b0b0b0) on paper (#faf7f2) has a contrast of 2.02. At least 3 is needed.',
    'shop.config.ts: colors.light: control (#b0b0b0) on surface (#fff) has a contrast of 2.16. At least 3 is needed.',
  ]);
});

test('the hero has the colours of the buttons, and is checked too', () => {
  expect(completeShop({ name: 'Quince', colors: { light: { action: '#0b6b49' } } }).colors.hero).toEqual({
    from: '#0b6b49',
    to: '#0b6b49',
    text: '#fff',
    button: '#0b6b49',
  });
  expect(refusalOf({ hero: { to: '#7fd0b0' } })).toEqual([
    'shop.config.ts: colors.hero: text (#fff) on to (#7fd0b0) has a contrast of 1.81. At least 4.5 is needed.',
  ]);
});
