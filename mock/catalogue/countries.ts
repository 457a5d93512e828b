/** The countries to which the demo shop delivers, with the forms of their addresses. */
import type { CountrySeed } from '../../shop/catalogue/countryTypes';

export const countries: readonly CountrySeed[] = [
  { code: 'US' },
  {
    code: 'CA',
    fields: [
      { name: 'street' },
      { name: 'city' },
      { name: 'region', label: { en: 'Province or territory', zh: '省或地区', de: 'Provinz oder Territorium' } },
      {
        name: 'postcode',
        label: { en: 'Postal code', zh: '邮政编码', de: 'Postleitzahl' },
        pattern: '[A-Za-z]\\d[A-Za-z] ?\\d[A-Za-z]\\d',
        example: 'K1A 0B1',
      },
    ],
  },
  { code: 'CN' },
  {
    code: 'DE',
    fields: [
      { name: 'street', label: { en: 'Street and house number', zh: '街道和门牌号', de: 'Straße und Hausnummer' } },
      {
        name: 'postcode',
        label: { en: 'Postal code', zh: '邮政编码', de: 'Postleitzahl' },
        pattern: '\\d{5}',
        example: '10115',
      },
      { name: 'city' },
    ],
  },
  {
    code: 'GB',
    fields: [
      { name: 'street' },
      { name: 'city', label: { en: 'Town or city', zh: '城镇', de: 'Ort' } },
      {
        name: 'postcode',
        label: { en: 'Postcode', zh: '邮政编码', de: 'Postleitzahl' },
        pattern: '[A-Za-z]{1,2}\\d[A-Za-z\\d]? ?\\d[A-Za-z]{2}',
        example: 'SW1A 1AA',
      },
    ],
  },
];
