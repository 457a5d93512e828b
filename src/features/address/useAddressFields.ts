/** The fields of the address form of each country: those that the shop names, else those of the country's data. */
import { useEffect, useState } from 'react';
import { useTranslation } from '@/hooks/useTranslation';
import type { FormField } from './formFields';
import { useCountries } from './useCountries';

const loadCountryFields = () => import(/* webpackChunkName: "country-fields" */ './countryFields');

/** Without the data, as when it could not be loaded, a country for which the shop names no fields has the usual form. */
export function useAddressFields() {
  const { language } = useTranslation();
  const { options, fieldsOf: fieldsOfShop, recipientFieldsOf } = useCountries();
  const isNeeded = options.some(({ code }) => !fieldsOfShop(code));
  const [data, setData] = useState<Awaited<ReturnType<typeof loadCountryFields>> | 'missing'>();
  useEffect(() => {
    if (isNeeded) loadCountryFields().then(setData, () => setData('missing'));
  }, [isNeeded]);
  return {
    isLoading: isNeeded && data === undefined,
    recipientFieldsOf,
    /** Undefined for the usual form. `isOfShop`: the shop has named them, so they are its rules. */
    fieldsOf: (country: string | null | undefined): { fields?: readonly FormField[]; isOfShop: boolean } => {
      const named = fieldsOfShop(country);
      if (named) return { fields: named, isOfShop: true };
      const isKnown = country && data !== undefined && data !== 'missing';
      return { fields: isKnown ? data.fieldsOfCountry(country, language) : undefined, isOfShop: false };
    },
  };
}
