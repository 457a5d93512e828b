/** The countries to which the demo shop delivers. The forms of their addresses are named here, but that of the United States. */
import type { CountrySeed, RecipientFieldSeed } from '../../shop/catalogue/countryTypes';

/** Both may be left out. Elsewhere the demo shop asks for a name alone. */
const germanRecipientFields: readonly RecipientFieldSeed[] = [
  {
    name: 'salutation',
    options: [
      { value: 'ms', label: { en: 'Ms', zh: '女士', de: 'Frau' } },
      { value: 'mr', label: { en: 'Mr', zh: '先生', de: 'Herr' } },
    ],
  },
  { name: 'company' },
];

export const countries: readonly CountrySeed[] = [
  { code: 'US' },
  {
    code: 'CA',
    fields: [
      { name: 'street' },
      { name: 'city' },
      {
        name: 'region',
        label: { en: 'Province or territory', zh: '省或地区', de: 'Provinz oder Territorium' },
        options: [
          { value: 'AB', label: { en: 'Alberta', zh: '艾伯塔省', de: 'Alberta' } },
          { value: 'BC', label: { en: 'British Columbia', zh: '不列颠哥伦比亚省', de: 'British Columbia' } },
          { value: 'MB', label: { en: 'Manitoba', zh: '曼尼托巴省', de: 'Manitoba' } },
          { value: 'NB', label: { en: 'New Brunswick', zh: '新不伦瑞克省', de: 'New Brunswick' } },
          {
            value: 'NL',
            label: { en: 'Newfoundland and Labrador', zh: '纽芬兰与拉布拉多省', de: 'Neufundland und Labrador' },
          },
          { value: 'NT', label: { en: 'Northwest Territories', zh: '西北地区', de: 'Nordwest-Territorien' } },
          { value: 'NS', label: { en: 'Nova Scotia', zh: '新斯科舍省', de: 'Nova Scotia' } },
          { value: 'NU', label: { en: 'Nunavut', zh: '努纳武特地区', de: 'Nunavut' } },
          { value: 'ON', label: { en: 'Ontario', zh: '安大略省', de: 'Ontario' } },
          { value: 'PE', label: { en: 'Prince Edward Island', zh: '爱德华王子岛省', de: 'Prince Edward Island' } },
          { value: 'QC', label: { en: 'Quebec', zh: '魁北克省', de: 'Québec' } },
          { value: 'SK', label: { en: 'Saskatchewan', zh: '萨斯喀彻温省', de: 'Saskatchewan' } },
          { value: 'YT', label: { en: 'Yukon', zh: '育空地区', de: 'Yukon' } },
        ],
      },
      {
        name: 'postcode',
        label: { en: 'Postal code', zh: '邮政编码', de: 'Postleitzahl' },
        pattern: '[A-Za-z]\\d[A-Za-z] ?\\d[A-Za-z]\\d',
        example: 'K1A 0B1',
      },
    ],
  },
  {
    code: 'CN',
    // Couriers there find an address without its postcode, and few people know theirs.
    fields: [
      { name: 'region', label: { en: 'Province', zh: '省份', de: 'Provinz' } },
      { name: 'city' },
      {
        name: 'street',
        label: { en: 'District and street address', zh: '区县和详细地址', de: 'Bezirk, Straße, Hausnummer' },
      },
      {
        name: 'postcode',
        label: { en: 'Postal code', zh: '邮政编码', de: 'Postleitzahl' },
        isRequired: false,
        pattern: '\\d{6}',
        example: '310012',
      },
    ],
  },
  {
    code: 'DE',
    recipientFields: germanRecipientFields,
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
