/** The countries of the demo shop with the forms of their addresses, as its API sends them in English. */
import { countries as seeds } from '../../mock/shop/catalogue/countries';
import { serializeCountries } from '../../mock/shop/serializers/countries';

export const demoCountries = serializeCountries(seeds, 'en');
