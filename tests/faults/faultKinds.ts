/** The ways in which an answer of the shop can be broken. */
export const faultKinds = [
  /** No connection. */
  'offline',
  /** The answer does not come, and the customer goes Back. */
  'hangBack',
  /** The answer does not come, the customer goes to another page and comes again. */
  'hangLeave',
  '500',
  '502html',
  '401',
  /** The shop says no, and names how that is shown (spec section 8). */
  'showType0',
  'showType1',
  'showType2',
  'showType3',
  'showType9',
  /** Success, and nothing in it. */
  'null',
  /** Every text is a number and every number a text. */
  'wrongTypes',
  /** A field that the contract asks for is not there. */
  'missing',
  /** Whatever the contract lets an API leave out is left out. This one is no fault: the page has to be whole. */
  'sparse',
  /** One row of a list is not what the contract says. */
  'badRow',
  /** Ten times as many rows as were asked for. */
  'tenfold',
  /** The JSON breaks off in the middle. */
  'truncated',
  /** The right answer, thirty seconds later. */
  'late',
  /** The answer to an earlier question comes after the answer to the last one. */
  'earlier',
] as const;

export type FaultKind = (typeof faultKinds)[number];

/** What the shop says in the faults in which it says no; nothing else of the shop reads like it. */
export const refusalWords = 'The till is being counted';
export const refusalCode = 'TILL_COUNTED';

/** How the shop asks for its refusal to be shown, or undefined for a fault that is none. */
export function showTypeOf(kind: FaultKind): number | undefined {
  return kind.startsWith('showType') ? Number(kind.slice('showType'.length)) : undefined;
}

/** Faults whose answer never comes, comes late, or comes out of turn: they are a matter of time, not of what is answered. */
export const timedKinds = ['hangBack', 'hangLeave', 'late', 'earlier'] as const satisfies readonly FaultKind[];
export type TimedKind = (typeof timedKinds)[number];
export type SpoiltKind = Exclude<FaultKind, TimedKind | 'offline'>;

export const isTimed = (kind: FaultKind): kind is TimedKind => (timedKinds as readonly string[]).includes(kind);

/** Faults after which the page shows all it shows otherwise, without anybody having to ask again. */
export const isHarmless = (kind: FaultKind): boolean => kind === 'sparse' || kind === 'badRow' || kind === 'tenfold' || kind === 'late' || kind === 'earlier';
