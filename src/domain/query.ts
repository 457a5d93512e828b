/** The query of a hash address. It is untrusted: bounded in number and length, the last of equal names wins. */
export type Query = Readonly<Record<string, string | undefined>>;

const mostNames = 20;
const mostCharacters = 1000;

/** Reads `?a=1&b=2`. Never throws; what is too long is left out. */
export function parseQuery(search: string): Query {
  const query: Record<string, string> = Object.create(null) as Record<string, string>;
  let names = 0;
  for (const [name, value] of new URLSearchParams(search)) {
    if (names >= mostNames || name.length > 40 || value.length > mostCharacters) continue;
    query[name] = value;
    names += 1;
  }
  return { ...query };
}

/** Writes a query, `?` in front when it holds anything; undefined and empty values are left out. */
export function stringifyQuery(query: Query): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value) params.append(name, value);
  const text = params.toString();
  return text && `?${text}`;
}

/** An integer between `least` and `most` from a query value, else undefined. */
export function queryNumber(value: string | undefined, least: number, most: number): number | undefined {
  if (!value || !/^-?\d{1,15}$/.test(value)) return undefined;
  const number = Number(value);
  return number >= least && number <= most ? number : undefined;
}

/** The value if it is one of the choices, else undefined. */
export function queryChoice<Choice extends string>(value: string | undefined, choices: readonly Choice[]): Choice | undefined {
  return choices.find((choice) => choice === value);
}

/** An id from a query: up to 64 plain characters, else undefined. */
export function queryId(value: string | undefined): string | undefined {
  return value && /^[\w.:~-]{1,64}$/.test(value) ? value : undefined;
}
