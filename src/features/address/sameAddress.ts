import type { Address } from '@/api/addresses';
import type { AddressToSend } from './addressRules';

/**
 * Whether a saved address is the one that was sent. The API makes the first address the default and keeps it, so
 * `isDefault` only counts when it was requested.
 */
export function isSameAddress(kept: Address, sent: AddressToSend): boolean {
  return (
    kept.recipient === sent.recipient &&
    kept.phone === sent.phone &&
    (kept.country ?? undefined) === (sent.country ?? undefined) &&
    kept.region === sent.region &&
    kept.city === sent.city &&
    kept.street === sent.street &&
    kept.postcode === sent.postcode &&
    (kept.isDefault || !sent.isDefault)
  );
}
