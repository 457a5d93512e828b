/** The countries to which the shop delivers, their forms and names. */
import { useMemo } from 'react';
import type { AddressField, Country } from '@/api/server';
import { useServerRecord } from '@/hooks/useInitialState';
import { useTranslation } from '@/hooks/useTranslation';
import { browserRegions } from '@/lib/browserRegion';
import { countryName } from '@/lib/countryName';
import type { AddressToSend } from './saveAddressInput';
import { addressLine, hasPostcodeFirst, isChinese, type Locality } from './addressLine';

const noCountries: readonly Country[] = [];
const noFields: readonly AddressField[] = [];

/** Without countries no address has one, and the form is the usual one. */
export function useCountries() {
  const { serverRecord } = useServerRecord();
  const { language } = useTranslation();
  const countries = serverRecord?.countries ?? noCountries;
  const recipientFields = serverRecord?.recipientFields ?? noFields;
  return useMemo(() => {
    const find = (code: string | null | undefined) => countries.find((one) => one.code === code);
    const own = (find(SHOP.defaultCountry) ?? countries[0])?.code;
    return {
      options: countries.map(({ code, name }) => ({ code, name: name ?? countryName(code, language) })),
      /** The country of the shop, which an address of before the shop had countries is in. */
      own,
      /** The preselected country: that of the browser's region, else that of the shop. */
      first: browserRegions().find((region) => find(region)) ?? own,
      /** The fields that the shop names for a country. Those without a street do not count. */
      fieldsOf: (code: string | null | undefined) => {
        const fields = find(code)?.fields ?? undefined;
        return fields?.some(({ name }) => name === 'street') ? fields : undefined;
      },
      /** What the shop asks of recipients in a country beside name and phone. */
      recipientFieldsOf: (code: string | null | undefined) => find(code)?.recipientFields ?? recipientFields,
      nameOf: (code: string) => find(code)?.name ?? countryName(code, language),
    };
  }, [countries, language, recipientFields]);
}

/** Writes the name of a recipient with the salutation, where the address has one: `Ms Mei Lin`, `林梅女士`, `Mei Lin 女士`. */
export function useRecipientName() {
  const { recipientFieldsOf } = useCountries();
  return ({ country, salutation, recipient }: Pick<AddressToSend, 'country' | 'salutation' | 'recipient'>): string => {
    const options = recipientFieldsOf(country).find(({ name }) => name === 'salutation')?.options;
    const label = options?.find(({ value }) => value === salutation)?.label ?? salutation;
    if (!label) return recipient;
    if (!isChinese(label)) return `${label} ${recipient}`;
    return isChinese(recipient) ? recipient + label : `${recipient} ${label}`;
  };
}

/** Writes an address in one line, in the order of its country and with its name. */
export function useAddressLine(): (address: Locality & { country?: string | null | undefined }) => string {
  const { fieldsOf, nameOf: nameOfCountry } = useCountries();
  return ({ country, ...locality }) => {
    const names = fieldsOf(country)?.map(({ name }) => name);
    const isPostcodeFirst = names
      ? names.includes('postcode') && names.indexOf('postcode') < names.indexOf('city')
      : hasPostcodeFirst(country ?? '');
    return addressLine(locality, { isPostcodeFirst, country: country ? nameOfCountry(country) : '' });
  };
}
