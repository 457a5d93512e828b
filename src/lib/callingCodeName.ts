import { callingCountries } from './callingCountries';
import { countryName } from './countryName';
import { currentLanguage } from './i18n';
import { joinTerms } from './joinText';

/**
 * Names a calling code by its countries: `+1 United States, Canada`. Three wide spaces keep the names out of the closed select, which has
 * room for the code.
 */
export function callingCodeName(callingCode: string): string {
  const names = (callingCountries[callingCode] ?? []).map((code) => countryName(code, currentLanguage()));
  return names.length > 0 ? `${callingCode}\u2003\u2003\u2003${names.reduce(joinTerms)}` : callingCode;
}
