/** An address to which the checked shop delivers, as the form of its country asks for it. */
import * as v from 'valibot';
import type { AddressDraft } from '../../src/api/addresses';
import { serverRecord, type AddressField } from '../../src/api/server';

type Locality = Pick<AddressDraft, 'region' | 'city' | 'street' | 'postcode'>;

const california: Locality = {
  region: 'California',
  city: 'San Francisco',
  street: '1 Check Street',
  postcode: '94110',
};
/** Places that exist, because a shop may look them up. Another country has that of the United States. */
const localities: Readonly<Record<string, Locality>> = {
  AT: { city: 'Wien', street: 'Stephansplatz 1', postcode: '1010' },
  AU: { region: 'NSW', city: 'Sydney', street: '1 Martin Place', postcode: '2000' },
  BE: { city: 'Bruxelles', street: 'Grand-Place 1', postcode: '1000' },
  CA: { region: 'ON', city: 'Ottawa', street: '1 Wellington Street', postcode: 'K1A 0B1' },
  CH: { city: 'Zürich', street: 'Bahnhofstrasse 1', postcode: '8001' },
  CN: { region: '北京市', city: '北京市', street: '东城区东长安街 1 号', postcode: '100006' },
  DE: { city: 'Berlin', street: 'Torstraße 1', postcode: '10119' },
  ES: { region: 'Madrid', city: 'Madrid', street: 'Calle Mayor 1', postcode: '28013' },
  FR: { city: 'Paris', street: '1 rue de Rivoli', postcode: '75001' },
  GB: { city: 'London', street: '1 Downing Street', postcode: 'SW1A 2AA' },
  IT: { region: 'RM', city: 'Roma', street: 'Via del Corso 1', postcode: '00186' },
  JP: { region: '東京都', city: '千代田区', street: '丸の内 1-1', postcode: '100-0005' },
  NL: { city: 'Amsterdam', street: 'Damrak 1', postcode: '1012 LG' },
  SE: { city: 'Stockholm', street: 'Drottninggatan 1', postcode: '111 51' },
  US: { ...california, region: 'CA' },
};

/** A value that the shop itself names for a field, else `usual`. */
const valueOf = ({ options, example }: AddressField, usual: string | undefined) =>
  options?.find(({ value }) => value === usual)?.value ?? options?.[0]?.value ?? example ?? usual ?? 'Check';

/** `record`: the answer of `server/info`. A shop without countries, or whose record is wrong, gets one of California without a country. */
export function shopAddress(record: unknown, recipient: string, phone = '+14155550100'): AddressDraft {
  const read = v.safeParse(serverRecord, record);
  const { countries = [], recipientFields = [] } = read.success ? read.output : {};
  const country = countries.find(({ code }) => code === 'US') ?? countries[0];
  const usual = localities[country?.code ?? ''] ?? california;
  const fields = country?.fields?.some(({ name }) => name === 'street') ? country.fields : undefined;
  const asked = (country?.recipientFields ?? recipientFields).filter(({ isRequired }) => isRequired);
  const named = [...asked, ...(fields ?? [])].map((field) => [
    field.name,
    valueOf(field, field.name in usual ? usual[field.name as keyof Locality] : undefined),
  ]);
  return {
    recipient,
    phone,
    ...(country && { country: country.code }),
    ...(fields ? { street: usual.street, postcode: '' } : usual),
    ...Object.fromEntries(named),
    isDefault: false,
  };
}
