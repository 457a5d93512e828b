/** The keys of the query cache: user, call, input and language. */

export interface NamedCall {
  readonly name: string;
}

const keySeparator = '|';
const listKeySuffix = `${keySeparator}list`;
export const isListKey = (key: string): boolean => key.endsWith(listKeySuffix);

/** The start of every key of a user. An id may contain the separator. */
const keyPrefixOfUser = (userId: string): string => encodeURIComponent(userId) + keySeparator;

/** The key of `input` to a call, in a language, for a user; an empty id when the response is the same for every user. */
export const queryKey = (call: NamedCall, input: unknown, language: string, userId: string): string =>
  keyPrefixOfUser(userId) + [call.name, JSON.stringify(input), language].join(keySeparator);

/** The key of the paginated list of a call; the input is without page and page size. */
export const listKey = (...query: Parameters<typeof queryKey>): string => queryKey(...query) + listKeySuffix;

export const isKeyOfUser = (key: string, userId: string): boolean => key.startsWith(keyPrefixOfUser(userId));
export const isKeyOfCall = (key: string, { name }: NamedCall): boolean => key.split(keySeparator, 2)[1] === name;
