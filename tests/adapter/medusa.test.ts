/**
 * Products, quotes and customers of the port over Medusa 2, with a stand-in. Against Medusa itself the acceptance check is run by hand
 * (docs/adapters.md): its packages are too large for each run.
 */
import { readMedusaAccess } from '../../examples/adapter/medusa/medusaSettings';
import { cart, cartAnswers, closeStandIns, customer, openMedusa, pack } from './medusaStandIn';

afterEach(closeStandIns);

const product = {
  ...{
    id: 'prod_1',
    title: 'Cotton T-shirt',
    subtitle: null,
    description: '<p>Jersey</p>',
    created_at: '2026-09-08T00:00:00Z',
  },
  ...{ thumbnail: 'http://127.0.0.1:9000/static/1-shirt.webp', metadata: { fit: 'cutout', hue: 190 } },
  images: [{ url: 'http://127.0.0.1:9000/static/1-shirt.webp' }, { url: 'https://cdn.example/back.jpg' }],
  categories: [{ id: 'pcat_1' }],
  options: [
    {
      id: 'opt_1',
      title: 'Size',
      values: [
        { id: 'v_s', value: 'S' },
        { id: 'v_m', value: 'M' },
      ],
    },
    { id: 'opt_2', title: 'Default option', values: [{ id: 'v_d', value: 'Default option value' }] },
  ],
};
const variant = (id: string, value: string, fields: object = {}) => ({
  ...{ id, manage_inventory: true, allow_backorder: false, inventory_quantity: 5 },
  options: [
    { id: value, option_id: 'opt_1' },
    { id: 'v_d', option_id: 'opt_2' },
  ],
  calculated_price: { calculated_amount: 19.99, original_amount: 29 },
  ...fields,
});

test('a product has its pictures, options, prices in minor units and stock', async () => {
  const variants = [
    variant('var_s', 'v_s'),
    variant('var_m', 'v_m', {
      allow_backorder: true,
      calculated_price: { calculated_amount: 29, original_amount: 29 },
    }),
    variant('var_l', 'v_m', { calculated_price: { calculated_amount: null, original_amount: null } }),
  ];
  const { engine, sent } = await openMedusa({ 'GET /store/products': { products: [{ ...product, variants }] } });
  expect(await engine.product('prod_1')).toEqual({
    ...{ id: 'prod_1', name: 'Cotton T-shirt', tagline: '', description: '<p>Jersey</p>', categoryId: 'pcat_1' },
    pictures: [
      { src: '/pictures/1-shirt.webp', alt: 'Cotton T-shirt', fit: 'cutout', hue: 190 },
      { src: 'https://cdn.example/back.jpg', alt: 'Cotton T-shirt', fit: 'cutout', hue: 190 },
    ],
    options: [
      {
        id: 'opt_1',
        name: 'Size',
        values: [
          { id: 'v_s', name: 'S' },
          { id: 'v_m', name: 'M' },
        ],
      },
    ],
    skus: [
      { id: 'var_s', values: { opt_1: 'v_s' }, price: 1999, originalPrice: 2900, stock: 5 },
      { id: 'var_m', values: { opt_1: 'v_m' }, price: 2900, originalPrice: null, stock: 9999 },
    ],
    createdAt: '2026-09-08T00:00:00.000Z',
  });
  expect(sent.map(({ path, key }) => [path, key])).toEqual([
    ['/store/regions', 'pk'],
    ['/admin/stores', 'sk:'],
    ['/store/products', 'pk'],
  ]);
});

describe('a quote', () => {
  test('is a cart in the first country, with the delivery that was chosen, once in ten seconds', async () => {
    const { engine, sent } = await openMedusa(cartAnswers);
    const [first, second] = [await engine.quote(pack), await engine.quote(pack)];
    expect(first).toEqual({
      priceLines: [
        { kind: 'goods', amount: 3998 },
        { kind: 'delivery', amount: 500 },
      ],
      total: 4498,
      deliveryOptions: [
        { id: 'so_1', name: 'Parcel', price: 500 },
        { id: 'so_2', name: 'Express', price: 1500 },
      ],
      deliveryId: 'so_2',
    });
    expect(second).toEqual(first);
    expect(sent.slice(2).map(({ path, body }) => [path, body])).toMatchObject([
      [
        '/store/carts',
        { region_id: 'reg', shipping_address: { country_code: 'us' }, items: [{ variant_id: 'var_s', quantity: 2 }] },
      ],
      ['/store/shipping-options', undefined],
      ['/store/carts/cart_1/shipping-methods', { option_id: 'so_2' }],
    ]);
  });

  test('names discount and tax, so that its lines add up', async () => {
    const taxed = { cart: { ...cart, total: 46.98, discount_total: 2 } };
    const { engine } = await openMedusa({ ...cartAnswers, 'POST /store/carts/cart_1/shipping-methods': taxed });
    const { priceLines, total } = await engine.quote(pack);
    expect(priceLines).toEqual([
      { kind: 'goods', amount: 3998 },
      { kind: 'delivery', amount: 500 },
      { kind: 'coupon', amount: -200 },
      { kind: 'tax', amount: 400 },
    ]);
    expect(priceLines.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
  });
});

test('a customer that another sign-in creates at the same time is read', async () => {
  let isCreated = false;
  const { engine } = await openMedusa({
    'GET /admin/customers': () => ({ customers: isCreated ? [customer] : [] }),
    'POST /admin/customers': () => {
      isCreated = true;
      return [422, { type: 'duplicate_error', message: 'exists' }];
    },
  });
  expect(await engine.customerByPhone('+14155550134')).toMatchObject({ id: 'cus_1', nickname: 'Guest 0134' });
});

test('a missing key is named', () => {
  const variables = { MEDUSA_URL: 'http://127.0.0.1:9000/', MEDUSA_PUBLISHABLE_KEY: 'pk', MEDUSA_SECRET_KEY: 'sk' };
  expect(readMedusaAccess(variables)).toEqual({
    ...{ url: 'http://127.0.0.1:9000', publishableKey: 'pk', admin: { secretKey: 'sk' } },
  });
  expect(() => readMedusaAccess({ ...variables, MEDUSA_SECRET_KEY: ' ' })).toThrow('Set MEDUSA_SECRET_KEY');
});
