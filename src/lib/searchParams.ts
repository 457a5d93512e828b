/**
 * The query of a hash URL. It is untrusted: the number and length of parameters are limited; of equal names the last
 * wins.
 */
export type Query = Readonly<Record<string, string | undefined>>;

const MAX_PARAMETERS = 20;
const MAX_VALUE_CHARACTERS = 1000;
/** `returnTo` contains the query of another page, which is encoded twice: up to nine characters for each one. */
const MAX_RETURN_TO_CHARACTERS = 10_000;

/** Path and query of a hash, split where the router splits them: other `?` belong to the query, another `#` ends it. */
export function splitHash(hash: string): { path: string; search: string } {
  const [, path = '', search = ''] = /^#?([^?#]*)\??([^#]*)/.exec(hash) ?? [];
  return { path, search };
}

/** Parses `?a=1&b=2`. Never throws; parameters that are too long are dropped. */
export function parseSearchParams(search: string): Query {
  const isShort = ([name, value]: [string, string]) =>
    name.length <= 40 && value.length <= (name === 'returnTo' ? MAX_RETURN_TO_CHARACTERS : MAX_VALUE_CHARACTERS);
  return Object.fromEntries([...new URLSearchParams(search)].filter(isShort).slice(0, MAX_PARAMETERS));
}

/** May be taken for the end of a sentence (`endOfTextPattern` in src/startup/address.ts): a full stop, or an escape of what is no letter. */
const endsLikeSentencePattern = /(\.|%[02367].|%(C2|E[23]%..|EF%..)%..)$/;

/**
 * Formats a query, with a leading `?` unless it is empty; undefined and empty values are left out. A value that ends like a
 * sentence has an empty parameter behind it, so that its end is not taken for one.
 */
export function stringifySearchParams(query: Query): string {
  const entries = Object.entries(query).flatMap(([name, value]): [string, string][] => (value ? [[name, value]] : []));
  const text = `${new URLSearchParams(entries)}`;
  return text && `?${text}${endsLikeSentencePattern.test(text) ? '&' : ''}`;
}

/** The query value as an integer between `least` and `most`, else undefined. */
export function queryNumber(value: string | undefined, min: number, max: number): number | undefined {
  if (!value || !/^-?\d{1,16}$/.test(value)) return undefined;
  const number = Number(value);
  return number >= min && number <= max ? number : undefined;
}

/** The query value if it is one of the choices, else undefined. */
export function queryChoice<Choice extends string>(
  value: string | undefined,
  choices: readonly Choice[],
): Choice | undefined {
  return choices.find((choice) => choice === value);
}

/**
 * Whether a value is an id of the contract: 1 to 64 characters of any kind, except control characters and lone surrogates,
 * which no URL can contain.
 */
export const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[^\p{Cc}\p{Cs}]{1,64}$/u.test(value);

/** The query value if it is an id, else undefined. */
export const queryId = (value: string | undefined): string | undefined => (isId(value) ? value : undefined);
