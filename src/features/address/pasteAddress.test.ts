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
