/** State of something that can be shown or redeemed later. */
export type EntitlementState = 'unused' | 'used' | 'expired';

/**
 * The state at `now`, ms since 1970 by the shop's clock. A page may stay open, and a copy be read, long after the API
 * said "unused", so expiry is checked again. A used one stays used.
 */
export function entitlementStateAt(
  { state, validUntil }: { state: EntitlementState; validUntil: string | null },
  now: number,
): EntitlementState {
  return state === 'unused' && validUntil !== null && Date.parse(validUntil) <= now ? 'expired' : state;
}
