/**
 * The search in long texts: which products have a word. MiniSearch would need seconds to index the texts of ten thousand
 * products, and their words count so little that where they stand does not matter.
 */
import { characterPairsOf, isHan } from './searchText';

export interface TextIndex {
  /** The positions of the texts that have a token; Chinese characters in the same order. */
  with(token: string): readonly number[];
  /** The positions of the texts that have a word which begins with a token. */
  withBeginning(beginning: string): readonly number[];
}

const none: readonly number[] = [];

/** Indexes texts by their words, Chinese by pairs of characters. */
export function createTextIndex(texts: readonly string[], tokenize: (text: string) => readonly string[]): TextIndex {
  const positionsByToken = new Map<string, number[]>();
  const add = (token: string, position: number) => {
    const positions = positionsByToken.get(token);
    if (!positions) positionsByToken.set(token, [position]);
    else if (positions.at(-1) !== position) positions.push(position);
  };
  texts.forEach((text, position) => {
    for (const token of tokenize(text))
      if (isHan(token)) for (const pair of characterPairsOf(token)) add(pair, position);
      else add(token, position);
  });
  return {
    with(token) {
      const [fewest = none, ...others] = (isHan(token) ? characterPairsOf(token) : [token])
        .map((one) => positionsByToken.get(one) ?? none)
        .sort((one, other) => one.length - other.length);
      const rest = others.map((positions) => new Set(positions));
      return fewest.filter((position) => rest.every((positions) => positions.has(position)));
    },
    withBeginning: (beginning) => [
      ...new Set(
        [...positionsByToken].flatMap(([token, positions]) => (token.startsWith(beginning) ? positions : none)),
      ),
    ],
  };
}
