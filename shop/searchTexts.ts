/**
 * The search in long texts: which products have a word. MiniSearch would need seconds to index the texts of ten thousand
 * products, and their words count so little that where they stand does not matter.
 */
import { createPostings } from './postings';
import { characterPairsOf, isHan } from './searchText';

export interface TextIndex {
  /** The numbers of the texts that have a token; Chinese characters in the same order. */
  with(token: string): readonly number[];
  /** The numbers of the texts that have a word which begins with a token. */
  withBeginning(beginning: string): readonly number[];
  /** Adds a text, whose number is higher than those before. */
  add(number: number, text: string): void;
  /** Removes a text that was added. */
  remove(number: number, text: string): void;
}

/** Creates an index of texts by their words, Chinese by pairs of characters. */
export function createTextIndex(tokenize: (text: string) => readonly string[]): TextIndex {
  const postings = createPostings();
  const partsOf = (token: string) => (isHan(token) ? characterPairsOf(token) : [token]);
  return {
    with(token) {
      const [fewest = [], ...others] = partsOf(token)
        .map((part) => postings.of(part))
        .sort((one, other) => one.length - other.length);
      const rest = others.map((numbers) => new Set(numbers));
      return fewest.filter((number) => rest.every((numbers) => numbers.has(number)));
    },
    withBeginning: (beginning) => [
      ...new Set([...postings.tokens()].flatMap((token) => (token.startsWith(beginning) ? postings.of(token) : []))),
    ],
    add(number, text) {
      for (const token of tokenize(text)) for (const part of partsOf(token)) postings.add(part, number);
    },
    remove(number, text) {
      for (const token of tokenize(text)) for (const part of partsOf(token)) postings.remove(part, number);
    },
  };
}
