import { pasteAddress } from './pasteAddress';
import { chineseSamples } from './pasteAddress.chineseSamples';
import { englishSamples } from './pasteAddress.englishSamples';

describe('a pasted address in Chinese is split', () => {
  test.each(chineseSamples.map((sample) => [sample.text, sample.fields] as const))('%s', (text, fields) =>
    expect(pasteAddress(text)).toEqual(fields),
  );
});

describe('a pasted address in English is split', () => {
  test.each(englishSamples.map((sample) => [sample.text, sample.fields] as const))('%s', (text, fields) =>
    expect(pasteAddress(text)).toEqual(fields),
  );
});

describe('a text that is no address', () => {
  test.each([
    '',
    '   \n ',
    '🙂',
    '%%%',
    '<script>alert(1)</script>',
    '1'.repeat(5000),
    '市'.repeat(3000),
    ',,,;;;\n\n',
  ])('"%.30s" breaks nothing', (text) => {
    const fields = pasteAddress(text);
    expect(Object.values(fields).every((value) => typeof value === 'string' && value !== '')).toBe(true);
  });

  test('of one word fills in that word at most', () =>
    expect(Object.keys(pasteAddress('hello')).length).toBeLessThanOrEqual(1));
});

describe('in a shop elsewhere, a number without a calling code', () => {
  test.each([
    ['Anna Berg, 0221-1234567', '02211234567'],
    ['Anna Berg, 0171 234 5678', '01712345678'],
    ['Anna Berg, 221 555 0134', '2215550134'],
  ])('of "%s" gets none', (text, number) => {
    const { callingCode, number: found } = pasteAddress(text, '+49');
    expect([callingCode, found]).toEqual([undefined, number]);
  });

  test('keeps the one that is written', () =>
    expect(pasteAddress('Anna Berg, +1 415 555 0134', '+49')).toMatchObject({
      callingCode: '+1',
      number: '4155550134',
    }));
});
