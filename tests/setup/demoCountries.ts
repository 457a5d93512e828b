/** The countries of the demo shop with the forms of their addresses, as its API sends them in English. */
import { countries as seeds } from '../../mock/catalogue/countries';
import { serializeCountries } from '../../shop/serializers/countries';

export const demoCountries = serializeCountries(seeds, 'en');
