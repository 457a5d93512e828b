import type { Address } from '@/api/schema/user';
import type { ReadyAddress } from '@/domain/addressRules';

/**
 * Whether an address of the book is the one that was sent. The first one becomes the default unasked, and the default one
 * stays it, so only a wanted default counts.
 */
export function isSameAddress(kept: Address, sent: ReadyAddress): boolean {
  return (
    kept.recipient === sent.recipient && kept.phone === sent.phone && kept.region === sent.region && kept.city === sent.city &&
    kept.street === sent.street && kept.postcode === sent.postcode && (kept.isDefault || !sent.isDefault)
  );
}
