/** Durations in ms, and conversion of times (ms since 1970) to ISO 8601. */
export const SECOND_MS = 1_000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** Returns a time (ms) in the format of the contract: `2026-11-20T18:42:00.000+00:00`. */
export const toIsoTime = (ms: number): string => new Date(ms).toISOString().replace('Z', '+00:00');

/** Returns a time (ms) in the format of the contract, or null for null. */
export const toIsoTimeOrNull = (ms: number | null): string | null => (ms === null ? null : toIsoTime(ms));
