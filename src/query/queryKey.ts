/** The keys of the query cache: user, call, input and language. */

export interface NamedCall {
  readonly name: string;
}

const separator = '|';
const listMark = `${separator}list`;
export const isListKey = (key: string): boolean => key.endsWith(listMark);

/** The start of every key of a user. An id may contain the separator. */
const startOf = (userId: string): string => encodeURIComponent(userId) + separator;

/** The key of `input` to a call, in a language, for a user; an empty id when the response is the same for every user. */
export const queryKey = (call: NamedCall, input: unknown, language: string, userId: string): string =>
  startOf(userId) + [call.name, JSON.stringify(input), language].join(separator);

/** The key of the paginated list of a call; the input is without page and page size. */
export const listKey = (...query: Parameters<typeof queryKey>): string => queryKey(...query) + listMark;

export const isOfUser = (key: string, userId: string): boolean => key.startsWith(startOf(userId));
export const isOfCall = (key: string, { name }: NamedCall): boolean => key.split(separator, 2)[1] === name;
