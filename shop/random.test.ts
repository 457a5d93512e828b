import { newCode, newDigits, newToken, secureRandom, seededRandom } from './random';

describe('random values', () => {
  test('repeat for the same seed, and are below one', () => {
    const draws = (seed: number) => Array.from({ length: 1_000 }, seededRandom(seed));
    expect(draws(5)).toEqual(draws(5));
    expect(draws(5)).not.toEqual(draws(6));
    for (const draw of [...draws(5), ...Array.from({ length: 1_000 }, secureRandom)]) {
      expect(draw).toBeGreaterThanOrEqual(0);
      expect(draw).toBeLessThan(1);
    }
  });

  test('make codes without characters that look alike', () => {
    expect(newCode(() => 0)).toBe('AAAA-AAAA-AAAA');
    expect(newCode(() => 1 - Number.EPSILON)).toBe('9999-9999-9999');
    expect(newCode(seededRandom(1), 200)).not.toMatch(/[01OIL]/);
    expect(newDigits(() => 0.999, 6)).toBe('999999');
  });

  test('make unique tokens', () => {
    expect(new Set(Array.from({ length: 5_000 }, () => newToken(secureRandom))).size).toBe(5_000);
  });
});
