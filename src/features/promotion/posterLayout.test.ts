import { posterLayout, posterWidth, type PosterStyle, type PosterLabels } from './posterLayout';

const widthOf = (text: string, { size }: PosterStyle) =>
  [...text].reduce((sum, character) => sum + (character > '\u2e80' ? size : size / 2), 0);
const english: PosterLabels = {
  shop: 'Persimmon',
  headline: 'Mei Lin invites you',
  line: 'Good things, few of them.',
  scan: 'Scan to visit',
  codeLabel: 'Invite code',
  code: 'MEIL-2468',
  link: 'https://persimmon.example/#/home?invite=MEIL-2468',
};
const long: PosterLabels = {
  ...english,
  shop: '柿集'.repeat(12),
  headline: `${'名字很长的朋友'.repeat(4)}邀你来逛逛`,
  line: 'An unusually long line about good things '.repeat(4),
};

describe.each([
  ['short', english],
  ['long', long],
])('a poster of %s words', (_name, labels) => {
  const layout = posterLayout(labels, widthOf);

  test('keeps every line on the paper, one below the other', () => {
    const heights = layout.lines.map(({ y }) => y);
    expect(heights).toEqual([...heights].sort((one, other) => one - other));
    expect(new Set(heights).size).toBe(heights.length);
    expect(layout.lines.every(({ text, style }) => widthOf(text, style) <= posterWidth - 150)).toBe(true);
    expect(layout.height).toBeGreaterThan(heights.at(-1) ?? 0);
  });

  test('keeps the code that is scanned clear of all words', () => {
    const { card, qr, lines } = layout;
    const touching = lines.filter(({ y, style }) => y > card.y && y - style.size < card.y + card.side);
    expect(touching).toEqual([]);
    expect(qr.x).toBeGreaterThan(card.x);
    expect(qr.x + qr.side).toBeLessThan(card.x + card.side);
  });

  test('says all of it', () => {
    const said = layout.lines
      .map(({ text }) => text)
      .join('')
      .replace(/\s/g, '');
    expect(said).toBe(Object.values(labels).join('').replace(/\s/g, ''));
  });
});
