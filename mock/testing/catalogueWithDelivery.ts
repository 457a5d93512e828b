/** The small catalogue of a shop with delivery options, whose prices contain a tax. */
import type { DeliveryOptionSeed } from '../../shop/catalogue/shopTypes';
import type { CatalogueSeed } from '../../shop/catalogue/types';
import { sameText } from '../../shop/text';
import { smallCatalogue } from './smallCatalogue';

const option = (id: string, name: string, more: Partial<DeliveryOptionSeed>): DeliveryOptionSeed => ({
  id,
  kind: 'home',
  icon: 'standard',
  name: sameText(name),
  note: null,
  fee: 0,
  freeFrom: null,
  days: null,
  maxProductDays: null,
  addressLines: [],
  ...more,
});

export const catalogueWithDelivery: CatalogueSeed = {
  ...smallCatalogue,
  shop: {
    ...smallCatalogue.shop,
    includedTax: { name: sameText('VAT 19 %'), percent: 19 },
    deliveryOptions: [
      option('standard', 'Standard', { fee: 500, freeFrom: 5_000 }),
      option('express', 'Express', {
        icon: 'express',
        fee: 1_200,
        days: 1,
        maxProductDays: 3,
        note: sameText('By courier.'),
      }),
      option('corner', 'Corner shop', {
        kind: 'pickUp',
        icon: 'pickUp',
        maxProductDays: 3,
        addressLines: ['Corner shop', '2 Test Street'],
      }),
    ],
  },
  goods: smallCatalogue.goods.map((goods) => (goods.id === 'kettle' ? { ...goods, deliveryDays: 9 } : goods)),
};
