/** How a word is searched in what is short: names, categories, options, search terms and taglines. */
import type { QueryCombination, SearchOptions } from 'minisearch';
import { isHan, stemsOf, tokensOf } from './searchText';
import type { Vocabulary } from './searchVocabulary';
import { optionNamesOf, synonymsOf } from './searchTerms';
import type { Language } from './text';

/** A name counts more than all that follows it, and so on. Long texts count least, see `createTextIndex`. */
export const boost = { name: 1000, category: 100, options: 40, terms: 40, included: 20, tagline: 10 };
export const fields = ['name', 'category', 'options', 'terms', 'included', 'tagline'];
/** A synonym must be in what a product is called: taglines and texts are too free. */
const synonymOptions = { fields: ['name', 'category', 'terms'], boost: { name: 500, category: 50, terms: 20 } };
const MAX_ENDING_LENGTH = 2;

/** Returns a function that says how a word is searched in all that is short. */
export function createQueries(vocabulary: Vocabulary, language: Language): (token: string) => QueryCombination {
  /** In German the end of a word says what it is: a "Taschenlampe" is no "Tasche", but "Taschen" are. */
  const beginningWeightOf = (term: string, token: string): number =>
    language === 'de' && term.length > token.length + MAX_ENDING_LENGTH ? 0.3 : 3;
  /** The words that contain a token, or a form of it. The token itself counts most, then words that begin with it. */
  const within = (token: string, options: SearchOptions): QueryCombination => {
    const stems = stemsOf(token, language);
    const isOption = optionNamesOf(token) !== undefined && !isHan(token);
    return {
      combineWith: 'OR',
      ...options,
      queries: isOption
        ? [token, ...stems].filter((term) => vocabulary.has(term))
        : [...vocabulary.containing(token, stems)],
      boostTerm: (term) =>
        term === token ? 9 : term.startsWith(token) ? beginningWeightOf(term, token) : term.includes(token) ? 1 : 0.9,
    };
  };
  const ofSynonym = (synonym: string): QueryCombination => {
    const tokens = tokensOf(synonym);
    const [token] = tokens;
    return tokens.length === 1 && token !== undefined
      ? within(token, synonymOptions)
      : { combineWith: 'AND', ...synonymOptions, queries: tokens };
  };
  const ofOptions = (token: string): QueryCombination => ({
    combineWith: 'OR',
    fields: ['options'],
    queries: [...(optionNamesOf(token) ?? [])].flatMap((name) =>
      isHan(name) ? vocabulary.containing(name) : vocabulary.has(name) ? [name] : [],
    ),
    boostTerm: () => 3,
  });
  return (token) => ({
    combineWith: 'OR',
    queries: [
      within(token, { fields }),
      ...[token, ...stemsOf(token, language)].flatMap((form) => [
        ...(optionNamesOf(form) ? [ofOptions(form)] : []),
        ...synonymsOf(form).map(ofSynonym),
      ]),
    ],
  });
}
