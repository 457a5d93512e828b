import { fingerprint } from './fingerprint';

describe('a fingerprint', () => {
  test('is the same for the same text, and short', () => {
    expect(fingerprint('TICKET-CINEMA')).toBe(fingerprint('TICKET-CINEMA'));
    expect(fingerprint('a'.repeat(5_000))).toMatch(/^[0-9a-z]{1,11}$/);
  });

  test('tells ten thousand texts apart', () => {
    expect(new Set(Array.from({ length: 10_000 }, (_, at) => fingerprint(`CODE-${at}`))).size).toBe(10_000);
  });

  test('does not hold the text', () => {
    expect(fingerprint('token-of-a-customer')).not.toContain('token');
  });
});
