import { callingCountries } from '../../src/lib/callingCountries';

/**
 * The calling codes that a shop offers until its API names them: that of its country first, if it is listed, then those of the United
 * States and China.
 */
export function callingCodesOf(country: string): string[] {
  const own = Object.entries(callingCountries).find(([, countries]) => countries.includes(country))?.[0];
  return [...new Set([own ?? '+1', '+1', '+86'])];
}
