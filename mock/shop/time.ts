/** The shop's clock counts ms since 1970; what crosses the wire is ISO 8601 with offset. */
export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** A moment as the contract wants it, for example `2026-11-20T18:42:00.000+00:00`. */
export const instantOf = (ms: number): string => new Date(ms).toISOString().replace('Z', '+00:00');

/** The same for something that may not have happened. */
export const instantOrNull = (ms: number | null): string | null => (ms === null ? null : instantOf(ms));

/** The calendar day (UTC) of a moment, `YYYY-MM-DD`. */
export const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
