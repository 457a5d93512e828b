/** Random ids, codes and tokens. `Random` returns a number 0 ≤ x < 1. */
export type Random = () => number;

const ID_LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
/** Without 0/O and 1/I/L, because people read codes aloud and type them. */
const CODE_LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

const randomText = (random: Random, letters: string, length: number): string =>
  Array.from({ length }, () =>
    letters.charAt(Math.min(letters.length - 1, Math.floor(random() * letters.length))),
  ).join('');

/** Returns a new row id: `prefix_` and 16 characters (80 bits). */
export const newId = (random: Random, prefix: string): string => `${prefix}_${randomText(random, ID_LETTERS, 16)}`;

/** Returns a new session token of 32 characters (160 bits). It is unpredictable only with `secureRandom`. */
export const newToken = (random: Random): string => randomText(random, ID_LETTERS, 32);

/** Returns `length` random digits, for example a one-time code. */
export const newDigits = (random: Random, length: number): string => randomText(random, '0123456789', length);

/** Returns a code in groups of four characters: `K7QF-2MXA-9TRB`. */
export const newCode = (random: Random, groups = 3): string =>
  Array.from({ length: groups }, () => randomText(random, CODE_LETTERS, 4)).join('-');

/** Creates a generator (mulberry32) that repeats for the same seed. For seeds and tests; its tokens are predictable. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Returns a cryptographically secure random number 0 ≤ x < 1 with 53 bits. */
export function secureRandom(): number {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return ((high >>> 5) * 67_108_864 + (low >>> 6)) / 9_007_199_254_740_992;
}
