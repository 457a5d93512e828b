/** Countries of Vendure's addresses. */

const names = new Intl.DisplayNames('en', { type: 'region' });

/** The fields of a country by its ISO code, or none. */
export const vendureCountryOf = (code: string | null | undefined) =>
  code ? { countryCode: code, country: names.of(code) ?? code } : {};
