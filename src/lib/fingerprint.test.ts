import { fingerprint } from './fingerprint';

describe('a fingerprint', () => {
  test('is the same for the same text, and short', () => {
    expect(fingerprint('TICKET-CINEMA')).toBe(fingerprint('TICKET-CINEMA'));
    expect(fingerprint('a'.repeat(5_000))).toMatch(/^[0-9a-z]{1,11}$/);
  });

  // Marks that are stored compare with those of a later version.
  test.each([
    ['', 'wvjl67o803'],
    ['a', '262p94epp1d'],
    ['TICKET-CINEMA', 'ej87ydgjsq'],
    ['杯', '2577m431afm'],
  ])('of %j is %s in every version', (text, mark) => expect(fingerprint(text)).toBe(mark));

  test('distinguishes ten thousand texts', () => {
    expect(new Set(Array.from({ length: 10_000 }, (_, at) => fingerprint(`CODE-${at}`))).size).toBe(10_000);
  });

  test('does not hold the text', () => {
    expect(fingerprint('token-of-a-customer')).not.toContain('token');
  });
});
