/** Ids and codes of the shop, made from the randomness that was passed in: every draw lies in 0 ≤ x < 1. */
export type Random = () => number;

const ID_LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
/** No 0/O, 1/I/L: these are read out at counters and typed by hand. */
const CODE_LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

const draw = (random: Random, letters: string, length: number): string =>
  Array.from({ length }, () => letters.charAt(Math.min(letters.length - 1, Math.floor(random() * letters.length)))).join('');

/** A new row id: `prefix_` and 16 letters (80 bits). */
export const newId = (random: Random, prefix: string): string => `${prefix}_${draw(random, ID_LETTERS, 16)}`;

/** A session token of 160 bits, when the randomness is good. */
export const newToken = (random: Random): string => draw(random, ID_LETTERS, 32);

/** Digits such as a one-time code. */
export const newDigits = (random: Random, length: number): string => draw(random, '0123456789', length);

/** A code for people, grouped for reading: `K7QF-2MXA-9TRB`. */
export const newCode = (random: Random, groups = 3): string =>
  Array.from({ length: groups }, () => draw(random, CODE_LETTERS, 4)).join('-');

/** Repeatable randomness from a number (mulberry32): for seeds and tests, never for tokens. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Randomness that nobody can foretell, for shops that strangers reach. */
export function secureRandom(): number {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return ((high >>> 5) * 67_108_864 + (low >>> 6)) / 9_007_199_254_740_992;
}
