/** Which documents have a token, by their numbers. */

export interface Postings {
  /** Numbers in ascending order. */
  of(token: string): readonly number[];
  tokens(): Iterable<string>;
  /** Adds a document, whose number is not lower than those before. Returns whether it is the first one with the token. */
  add(token: string, number: number): boolean;
  /** Returns whether no document is left that has the token. */
  remove(token: string, number: number): boolean;
}

const none: readonly number[] = [];

export function createPostings(): Postings {
  const numbersByToken = new Map<string, number[]>();
  return {
    of: (token) => numbersByToken.get(token) ?? none,
    tokens: () => numbersByToken.keys(),
    add(token, number) {
      const numbers = numbersByToken.get(token);
      if (!numbers) numbersByToken.set(token, [number]);
      else if (numbers.at(-1) !== number) numbers.push(number);
      return !numbers;
    },
    remove(token, number) {
      const numbers = numbersByToken.get(token) ?? [];
      const at = numbers.indexOf(number);
      if (at >= 0) numbers.splice(at, 1);
      return at >= 0 && numbers.length === 0 && numbersByToken.delete(token);
    },
  };
}
