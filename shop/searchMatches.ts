/** Which products have the words of a search, and which of them fit best. */

/** How a product has a word. */
export interface TermMatch {
  readonly score: number;
  /** In its name or category. */
  readonly isNamed: boolean;
  /** In its long text alone. */
  readonly isInText: boolean;
}

/** Products that have one word, by id. */
export type TermMatches = ReadonlyMap<string, TermMatch>;

/** What was found for several words. */
export interface RankedMatches {
  readonly scores: ReadonlyMap<string, number>;
  /** Those that have all words where they say what they are; empty when no name or category has one of the words. */
  readonly certain: ReadonlySet<string>;
}

export const namesSome = (found: TermMatches): boolean => [...found.values()].some(({ isNamed }) => isNamed);

/** Whether a product has a word not only in its long text. */
const isClear = (found: TermMatches, id: string): boolean => found.get(id)?.isInText === false;

/** The products that have no word in their text alone. None when no word is a name. */
function listCertain(scores: ReadonlyMap<string, number>, matches: readonly TermMatches[]): ReadonlySet<string> {
  const certain = [...scores.keys()].filter((id) => matches.every((found) => found.get(id)?.isInText !== true));
  const isNamed = certain.some((id) => matches.some((found) => found.get(id)?.isNamed));
  return new Set(isNamed ? certain : []);
}

/** The products that all words found. */
function scoresOfAll(matches: readonly TermMatches[]): Map<string, number> {
  const [fewest, ...others] = [...matches].sort((one, other) => one.size - other.size);
  const scores = new Map<string, number>();
  for (const [id, { score }] of fewest ?? []) {
    const more = others.map((found) => found.get(id)?.score);
    if (!more.includes(undefined))
      scores.set(
        id,
        more.reduce<number>((sum, one) => sum + (one ?? 0), score),
      );
  }
  return scores;
}

/**
 * The products that all words found, of which the first says what is searched for. A text alone that mentions it does not make a
 * product one: a microscope "with an LED lamp" is no table lamp, and follows the lamps.
 */
export function rankAll(matches: readonly TermMatches[]): RankedMatches | undefined {
  const scores = scoresOfAll(matches);
  if (scores.size === 0) return undefined;
  const certain = listCertain(scores, matches);
  const [head] = matches;
  if (!head || certain.size > 0 || !namesSome(head) || [...scores.keys()].some((id) => isClear(head, id)))
    return { scores, certain };
  const best = rankBest(matches);
  return { scores: new Map([...scores, ...best.scores]), certain: new Set(best.scores.keys()) };
}

/**
 * When no product has all words: those that have the largest number of the words that name products, and of several such
 * groups that of the first word, which says what is searched for. The others may be missing: "desk lamp" finds lamps.
 */
export function rankBest(matches: readonly TermMatches[]): RankedMatches {
  const named = matches.filter(namesSome);
  const counts = new Map<string, number>();
  for (const found of named)
    for (const [id, { isInText }] of found) if (!isInText) counts.set(id, (counts.get(id) ?? 0) + 1);
  const max = [...counts.values()].reduce((one, other) => Math.max(one, other), 0);
  const strongest = [...counts].flatMap(([id, count]) => (count === max ? [id] : []));
  const head = named.find((found) => strongest.some((id) => isClear(found, id)));
  const ids = strongest.filter((id) => head && isClear(head, id));
  const all = matches.flatMap((found) => ids.flatMap((id) => found.get(id)?.score ?? []));
  // More than all words can add: a product with one more of them comes first.
  const termWeight = all.reduce((one, other) => Math.max(one, other), 0) * matches.length;
  const scores = new Map(
    ids.map((id) => {
      const ofTerms = matches.flatMap((found) => found.get(id)?.score ?? []);
      return [id, ofTerms.reduce((sum, score) => sum + score + termWeight, 0)];
    }),
  );
  return { scores, certain: listCertain(scores, matches) };
}
