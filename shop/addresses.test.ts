import { countries } from '../mock/catalogue/countries';
import { smallCatalogue } from '../mock/testing/smallCatalogue';
import { openTestShop } from '../mock/testing/openTestShop';
import { draftAddress, packLine, payShopOrder, placeShopOrder } from '../mock/testing/purchase';

const setup = () => {
  const shop = openTestShop();
  return { ...shop, ada: shop.customer('+14155550163') };
};

describe('the addresses of a customer', () => {
  test('have exactly one default address, at first the first one', () => {
    const { ada } = setup();
    const first = ada.ok('saveAddress', draftAddress);
    expect(first.list).toEqual([expect.objectContaining({ id: first.savedId, isDefault: true, postcode: '' })]);
    const second = ada.ok('saveAddress', { ...draftAddress, street: '2 Main Street', isDefault: true });
    expect(second.list.map(({ street, isDefault }) => [street, isDefault])).toEqual([
      ['2 Main Street', true],
      ['1 Main Street', false],
    ]);
  });

  test('keep the default address when it is saved with isDefault false', () => {
    const { ada } = setup();
    const { savedId } = ada.ok('saveAddress', draftAddress);
    const { list } = ada.ok('saveAddress', { ...draftAddress, id: savedId ?? '', city: 'Oakland', isDefault: false });
    expect(list).toEqual([expect.objectContaining({ city: 'Oakland', isDefault: true })]);
  });

  test('get a new default address when the default one is removed', () => {
    const { ada } = setup();
    const { savedId } = ada.ok('saveAddress', draftAddress);
    ada.ok('saveAddress', { ...draftAddress, street: '2 Main Street' });
    const { list, savedId: none } = ada.ok('saveAddress', { id: savedId ?? '', remove: true });
    expect(list).toEqual([expect.objectContaining({ street: '2 Main Street', isDefault: true })]);
    expect(none).toBeNull();
  });

  test('are listed with the default one first, then the newest; the newest replaces a default one that is removed', () => {
    const { ada } = setup();
    const save = (street: string) => ada.ok('saveAddress', { ...draftAddress, street }).savedId ?? '';
    const [first = '', ...others] = ['1', '2', '3'].map(save);
    const streets = () => ada.ok('getAddresses', {}).list.map(({ street, isDefault }) => [street, isDefault]);
    expect(streets()).toEqual([
      ['1', true],
      ['3', false],
      ['2', false],
    ]);
    ada.ok('saveAddress', { id: first, remove: true });
    expect(streets()).toEqual([
      ['3', true],
      ['2', false],
    ]);
    ada.ok('saveAddress', { id: others[0] ?? '', remove: true });
    expect(streets()).toEqual([['3', true]]);
  });

  test('are at most twenty, and each of them can still be changed', () => {
    const { ada } = setup();
    for (let number = 1; number <= 20; number += 1) ada.ok('saveAddress', draftAddress);
    expect(ada.refused('saveAddress', draftAddress)).toMatchObject({
      errorCode: 'VALIDATION',
      data: { fields: { addresses: 'tooMany' } },
    });
    const { list, total, limit } = ada.ok('getAddresses', {});
    expect([total, limit]).toEqual([20, 20]);
    const { list: changed } = ada.ok('saveAddress', {
      ...draftAddress,
      id: list[5]?.id ?? '',
      street: '6 Main Street',
    });
    expect(changed.map(({ street }) => street).filter((street) => street !== '1 Main Street')).toEqual([
      '6 Main Street',
    ]);
    ada.ok('saveAddress', { id: list[5]?.id ?? '', remove: true });
    expect(ada.ok('saveAddress', draftAddress).total).toBe(20);
  });

  test('are refused with the code of every invalid field', () => {
    const { ada } = setup();
    const { phone: _left, ...rest } = draftAddress;
    const fieldsOf = (input: object) => {
      const { body } = ada.send('saveAddress', input);
      return (body as { data: { fields: object } }).data.fields;
    };
    expect(fieldsOf({ ...rest, recipient: ' ', city: 'x'.repeat(41) })).toEqual({
      recipient: 'tooShort',
      phone: 'missing',
      city: 'tooLong',
    });
    expect(fieldsOf({ remove: true })).toEqual({ recipient: 'missing', phone: 'missing', street: 'missing' });
  });
});

describe('the address of an order', () => {
  test('can be changed before the order ships', () => {
    const { ada } = setup();
    const order = payShopOrder(ada, placeShopOrder(ada, packLine('cup.oat')));
    const { savedId } = ada.ok('saveAddress', { ...draftAddress, street: '9 New Street', orderId: order.id });
    const after = ada.ok('getOrderDetail', { id: order.id });
    expect(after.address).toMatchObject({ id: savedId, street: '9 New Street' });
    expect(after.timeline.map(({ event }) => event)).toEqual(['placed', 'paid', 'addressChanged']);
  });

  test('cannot be changed after shipping, and no address is saved', () => {
    const { ada, pass } = setup();
    const order = payShopOrder(ada, placeShopOrder(ada, packLine('cup.oat')));
    pass(4 * 3_600_000);
    expect(ada.refused('saveAddress', { ...draftAddress, orderId: order.id })).toMatchObject({
      errorCode: 'ORDER_STATE',
      data: { status: 'toReceive' },
    });
    expect(ada.ok('getAddresses', {}).total).toBe(1);
  });
});

describe('addresses of a shop with countries', () => {
  const open = () =>
    openTestShop({ catalogue: { ...smallCatalogue, shop: { ...smallCatalogue.shop, countries } } }).customer(
      '+14155550163',
    );
  const { region: _region, ...german } = { ...draftAddress, country: 'DE', city: 'Berlin', postcode: '10115' };

  test('have the fields of their country', () => {
    expect(open().ok('saveAddress', german).list).toEqual([
      expect.objectContaining({ country: 'DE', region: '', city: 'Berlin', postcode: '10115' }),
    ]);
  });

  test('have the salutation and company that their country asks for, also on the order', () => {
    const ada = open();
    const company = { ...german, salutation: 'ms', company: ' Acme\u00a0GmbH ' };
    const { list, savedId } = ada.ok('saveAddress', company);
    expect(list).toEqual([expect.objectContaining({ salutation: 'ms', recipient: 'Ada', company: 'Acme GmbH' })]);
    expect(ada.ok('getAddresses', {}).list).toEqual(list);
    const { id } = placeShopOrder(ada, packLine('cup.oat'), { addressId: savedId });
    expect(ada.ok('getOrderDetail', { id }).address).toMatchObject({ salutation: 'ms', company: 'Acme GmbH' });
    expect(ada.refused('saveAddress', { ...company, salutation: 'Sir' })).toMatchObject({
      errorCode: 'VALIDATION',
      data: { fields: { salutation: 'invalid' } },
    });
    expect(ada.refused('saveAddress', { ...company, company: 'x'.repeat(61) })).toMatchObject({
      data: { fields: { company: 'tooLong' } },
    });
  });

  test('can ask for a company everywhere, and in one country for nothing', () => {
    const shop = {
      ...smallCatalogue.shop,
      countries: [{ code: 'DE' }, { code: 'CH', recipientFields: [] }],
      recipientFields: [{ name: 'company' as const, isRequired: true }],
    };
    const ada = openTestShop({ catalogue: { ...smallCatalogue, shop } }).customer('+14155550163');
    expect(ada.refused('saveAddress', { ...draftAddress, country: 'DE' })).toMatchObject({
      data: { fields: { company: 'missing' } },
    });
    expect(ada.ok('saveAddress', { ...draftAddress, country: 'DE', company: 'Acme' }).total).toBe(1);
    expect(ada.ok('saveAddress', { ...draftAddress, country: 'CH' }).total).toBe(2);
  });

  test('have a field that fits its form as a whole', () => {
    const other = { code: 'XX', fields: [{ name: 'postcode' as const, pattern: 'A\\d|B\\d' }] };
    const ada = openTestShop({
      catalogue: { ...smallCatalogue, shop: { ...smallCatalogue.shop, countries: [other] } },
    }).customer('+14155550163');
    const isSaved = (postcode: string) =>
      (ada.send('saveAddress', { ...draftAddress, country: 'XX', postcode }).body as { success: boolean }).success;
    expect(['A1', 'B2', 'A1x', 'xB2'].map(isSaved)).toEqual([true, true, false, false]);
  });

  test.each([
    ['a postcode of another form', { ...german, postcode: '1011' }, { postcode: 'invalid' }],
    ['no postcode', { ...german, postcode: '' }, { postcode: 'missing' }],
    ['no region where the form has one', { ...german, country: 'US' }, { region: 'missing' }],
    ['a country to which the shop does not deliver', { ...draftAddress, country: 'FR' }, { country: 'invalid' }],
  ])('are refused with %s', (_what, draft, fields) =>
    expect(open().refused('saveAddress', draft)).toMatchObject({ errorCode: 'VALIDATION', data: { fields } }),
  );
});

describe('the account of a new address', () => {
  test('is its phone, and its name where that is of several words', () => {
    const ada = openTestShop().customer('+14155550199');
    expect(ada.ok('getAddresses', {}).account).toEqual({ name: null, phone: '+14155550199' });
    ada.ok('updateUser', { nickname: 'Ada Byron' });
    expect(ada.ok('getAddresses', {}).account?.name).toBe('Ada Byron');
    for (const nickname of ['Ada', 'ada byron', 'Ada 1815', '阿达'])
      expect(ada.ok('updateUser', { nickname }) && ada.ok('getAddresses', {}).account?.name).toBeNull();
  });
});
