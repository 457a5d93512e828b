/** An address in one line, in the order that is usual for its language. */
export interface Locality {
  region: string;
  city: string;
  street: string;
  postcode: string;
  company?: string | null | undefined;
}

/** Whether a text is Chinese, in which names and addresses are written in another order. */
export const isChinese = (text: string) => /\p{Script=Han}/u.test(text);

/** The countries whose addresses have the postcode before the city, where the shop does not say it. */
const postcodeFirstCountries =
  /^(?:A[DLMRTXZ]|B[AEGLY]|C[HLVYZ]|D[EKOZ]|E[CEHST]|F[IOR]|G[EFLNPRTW]|H[RT]|I[ST]|K[GWZ]|L[AILRTU]|M[ACDEFGKQUXYZ]|N[CEILO]|OM|P[FLMTY]|R[EOS]|S[EIJKMNV]|T[JMNRZ]|U[YZ]|VA|WF|XK|YT|ZM)$/;
export const hasPostcodeFirst = (country: string): boolean => postcodeFirstCountries.test(country);

interface AddressLineOptions {
  /** `10115 Berlin` instead of `Berlin, BE 10115`. */
  isPostcodeFirst?: boolean;
  /** Name of the country; empty for an address without one. */
  country?: string;
}

/**
 * The company is before the street, and behind it in Chinese. `18 Maple Street, San Francisco, CA 94110, United States`; an address in Chinese is written from the largest region to the
 * smallest.
 */
export function addressLine(
  { region, city, street, postcode, company }: Locality,
  { isPostcodeFirst = false, country = '' }: AddressLineOptions = {},
): string {
  const joined = (...parts: string[]) => parts.filter(Boolean).join(' ');
  if (isChinese(region + city + street)) {
    const isCityState = region !== '' && city.startsWith(region.replace(/市$/, ''));
    return joined(country, (isCityState ? '' : region) + city + street, company ?? '', postcode);
  }
  const parts = isPostcodeFirst ? [joined(postcode, city), region] : [city, joined(region, postcode)];
  return [company, street, ...parts, country].filter(Boolean).join(', ');
}
