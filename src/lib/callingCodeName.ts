import { callingCountries } from './callingCountries';
import { countryName } from './countryName';
import { currentLanguage } from './i18n';
import { joinTerms } from './joinText';

/** Names a calling code by its countries: `+1 United States, Canada`. */
export function callingCodeName(callingCode: string): string {
  const names = (callingCountries[callingCode] ?? []).map((code) => countryName(code, currentLanguage()));
  return names.length > 0 ? `${callingCode} ${names.reduce(joinTerms)}` : callingCode;
}
