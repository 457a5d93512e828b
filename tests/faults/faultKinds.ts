/** The faults that a response of the API can have. */
export const faultKinds = [
  /** The connection is refused. */
  'offline',
  /** The response is pending, and the user goes back. */
  'hangBack',
  /** The response is pending, and the user opens another page and returns. */
  'hangLeave',
  '500',
  '502html',
  '401',
  /** The API returns a business error with this `showType` (spec section 8). */
  'showType0',
  'showType1',
  'showType2',
  'showType3',
  'showType9',
  /** Success with `data: null`. */
  'null',
  /** Strings and numbers are swapped in every field. */
  'wrongTypes',
  /** A required field is missing. */
  'missing',
  /** All optional fields are missing. The response is valid, so the page must be complete. */
  'sparse',
  /** One row of the list does not match the contract. */
  'badRow',
  /** The list has ten times as many rows. */
  'tenfold',
  /** The JSON ends in the middle. */
  'truncated',
  /** The valid response is 30 s late. */
  'late',
  /** The response to an earlier request arrives after the response to the latest request. */
  'outOfOrder',
] as const;

export type FaultKind = (typeof faultKinds)[number];

/** The faults that a write can meet. */
export const writeFaultKinds = [
  /** The device is offline. */
  'noConnection',
  /** The request does not reach the API. */
  'requestLost',
  /** The API executes the write, and its response does not arrive. */
  'responseLost',
  /** The API fails without having executed the write. */
  '500',
  /** The API executes the write, and a proxy sends a page in place of the response. */
  '502html',
  /** The session has ended. */
  '401',
  /** The API refuses the write with this `showType` (spec section 8). */
  'showType0',
  'showType1',
  'showType2',
  'showType3',
  'showType9',
  /** The API executes the write, and its response is success with `data: null`. */
  'null',
  'wrongTypes',
  'missing',
  'truncated',
  /** The valid response is 30 s late. */
  'late',
] as const;

export type WriteFaultKind = (typeof writeFaultKinds)[number];

/** Whether the API executes a write that meets this fault. */
export const isExecuted = (kind: WriteFaultKind): boolean =>
  ['responseLost', '502html', 'null', 'wrongTypes', 'missing', 'truncated', 'late'].includes(kind);

/** Message of the injected business error. No other text of the shop equals it. */
export const businessErrorMessage = 'The till is being counted';
export const businessErrorCode = 'TILL_COUNTED';

/** The `showType` of a business error, or undefined for other faults. */
export function showTypeOf(kind: FaultKind | WriteFaultKind): number | undefined {
  return kind.startsWith('showType') ? Number(kind.slice('showType'.length)) : undefined;
}

/** Faults in the timing of a response, not in its content. */
const timedKinds = ['hangBack', 'hangLeave', 'late', 'outOfOrder'] as const satisfies readonly FaultKind[];
export type TimedKind = (typeof timedKinds)[number];
export type ResponseFaultKind = Exclude<FaultKind, TimedKind | 'offline'>;

export const isTimed = (kind: FaultKind): kind is TimedKind => (timedKinds as readonly string[]).includes(kind);

/** Faults after which the page shows all its content without a retry. */
export const isHarmless = (kind: FaultKind): boolean =>
  kind === 'sparse' || kind === 'badRow' || kind === 'tenfold' || kind === 'late' || kind === 'outOfOrder';

/** Faults whose response is valid but has other rows or fields, which the app keeps in its cache. */
export const altersCachedData = (kind: FaultKind): boolean =>
  kind === 'sparse' || kind === 'badRow' || kind === 'tenfold';
