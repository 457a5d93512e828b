/** The rules of shops of different operators beside each other, in a process without a configuration of its own. */
import { demoCatalogue } from '../mock/catalogue';
import type { DemoConfiguration } from '../mock/catalogueWithoutFeatures';
import { openTestShop } from '../mock/testing/openTestShop';
import { packLine, nextOperation, placeShopOrder } from '../mock/testing/purchase';

const plum: DemoConfiguration = {
  names: { en: 'Plum', zh: '青梅', de: 'Pflaume' },
  timeZone: 'Pacific/Kiritimati',
  features: { wallet: true },
};
const quince: DemoConfiguration = {
  names: { en: 'Quince & Sons', zh: '木瓜', de: 'Quitte' },
  timeZone: 'Pacific/Pago_Pago',
  features: { wallet: false },
};

const global = { SHOP };
beforeAll(() => void Reflect.deleteProperty(globalThis, 'SHOP'));
afterAll(() => void Object.assign(globalThis, global));

/** A customer of the shop who is at the page of the bank. */
function atTheBank(configuration: DemoConfiguration) {
  const { shop, customer } = openTestShop({ configuration });
  const ada = customer('+14155550142');
  const order = placeShopOrder(ada, packLine('phones.only'), { couponId: null });
  const { redirectUrl } = ada.ok('payOrder', {
    operationId: nextOperation(),
    orderId: order.id,
    expectedTotal: order.total,
    methodId: 'bank',
    returnUrl: 'https://shop.example/',
    cancelUrl: 'https://shop.example/',
  });
  const path = redirectUrl ?? '';
  return { order, page: shop.handleProvider({ method: 'GET', path, query: {}, body: undefined, headers: {} }).body };
}

test('each shop has its own name, calendar days and methods of payment', () => {
  const ofPlum = atTheBank(plum);
  const ofQuince = atTheBank(quince);
  expect(ofPlum.page).toContain(`<p>To Plum, order ${ofPlum.order.number}</p>`);
  expect(ofQuince.page).toContain(`<p>To Quince &#38; Sons, order ${ofQuince.order.number}</p>`);
  // The same moment is a day later in the east.
  expect([ofPlum.order.arrivesOn, ofQuince.order.arrivesOn]).toEqual(['2026-11-24', '2026-11-23']);
  const methodsOf = ({ order }: typeof ofPlum) => order.paymentMethods?.map(({ id }) => id);
  expect([methodsOf(ofPlum), methodsOf(ofQuince)]).toEqual([
    ['card', 'bank', 'app', 'balance'],
    ['card', 'bank', 'app'],
  ]);
});

test('the catalogue of the demo has the name in each language', () => {
  const { shop, articles } = demoCatalogue(plum.names);
  expect([shop.name, shop.seller.name]).toEqual([
    plum.names,
    { en: 'Plum Goods, Inc.', zh: '青梅好物有限公司', de: 'Pflaume Goods, Inc.' },
  ]);
  const body = articles.find(({ id }) => id === 'agreement')?.body;
  expect([body?.en.slice(0, 80), body?.de?.includes('Pflaume ist ein Demo-Shop.')]).toEqual([
    '<h3>1. Who we are</h3><p>Plum is a demonstration shop. Nothing here is really so',
    true,
  ]);
});
