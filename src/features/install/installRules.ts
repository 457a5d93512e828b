/** When the shop offers to be installed as an app: from the second visit on, until it is installed or declined for good. */
import * as v from 'valibot';
import { count } from '@/api/schema/wire';

const installRecord = v.object({
  /** Number of visits. */
  visits: count,
  /** When the last visit began, in ms since 1970. */
  at: count,
  /** The offer is not shown before this time, in ms since 1970. */
  notBefore: v.optional(count),
  /** It was declined for good, or accepted. */
  isOver: v.optional(v.literal(true)),
});
export type InstallRecord = v.InferOutput<typeof installRecord>;

/** Ms after which a new tab is another visit. */
const visitGapMs = 30 * 60_000;
/** Ms for which "Not now" hides the offer. */
export const notNowMs = 14 * 24 * 60 * 60_000;
const OFFERED_FROM_VISIT = 2;

/** A stored value, which is untrusted; undefined when it is no record. */
export const parseInstallRecord = (value: unknown): InstallRecord | undefined => {
  const { success, output } = v.safeParse(installRecord, value);
  return success ? output : undefined;
};

/** The record after a tab of the shop was opened at `now` (ms since 1970). */
export function recordWithVisit(before: InstallRecord | undefined, now: number): InstallRecord {
  if (!before) return { visits: 1, at: now };
  // The clock of the device may have been set back.
  return Math.abs(now - before.at) < visitGapMs ? before : { ...before, visits: before.visits + 1, at: now };
}

export const isInstallOffered = ({ visits, notBefore = 0, isOver }: InstallRecord, now: number): boolean =>
  !isOver && visits >= OFFERED_FROM_VISIT && now >= notBefore;

/**
 * Whether only the menu of the browser can install the shop: on an iPhone or iPad. An iPad calls itself a Mac, which has no touch
 * screen.
 */
export const needsShareMenu = (userAgent: string, touchPoints: number): boolean =>
  /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1);
