/** An address on its way to the API. Apart from the rules of the form, which are loaded with it. */
import type { Address } from '@/api/addresses';

/** An address as the API takes it; the phone in E.164. */
export interface AddressToSend {
  /** ISO code; undefined in a shop without countries. */
  country?: string | null | undefined;
  /** Undefined where the shop does not ask for it. */
  salutation?: string | null | undefined;
  recipient: string;
  company?: string | null | undefined;
  phone: string;
  region: string;
  city: string;
  street: string;
  postcode: string;
  isDefault: boolean;
}

/** An address as `saveAddress` takes it: region and city are left out where the country has none. */
export const toSaveAddressInput = ({
  salutation,
  recipient,
  company,
  phone,
  country,
  region,
  city,
  street,
  postcode,
  isDefault,
}: AddressToSend) => ({
  ...(salutation ? { salutation } : {}),
  recipient,
  ...(company ? { company } : {}),
  phone,
  ...(country ? { country } : {}),
  ...(region ? { region } : {}),
  ...(city ? { city } : {}),
  street,
  postcode,
  isDefault,
});

/**
 * Whether a saved address is the one that was sent. The API makes the first address the default and keeps it, so
 * `isDefault` only counts when it was requested.
 */
export function isSameAddress(kept: Address, sent: AddressToSend): boolean {
  return (
    kept.recipient === sent.recipient &&
    (kept.salutation ?? '') === (sent.salutation ?? '') &&
    (kept.company ?? '') === (sent.company ?? '') &&
    kept.phone === sent.phone &&
    (kept.country ?? undefined) === (sent.country ?? undefined) &&
    kept.region === sent.region &&
    kept.city === sent.city &&
    kept.street === sent.street &&
    kept.postcode === sent.postcode &&
    (kept.isDefault || !sent.isDefault)
  );
}
