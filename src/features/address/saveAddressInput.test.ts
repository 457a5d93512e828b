import { isSameAddress } from './saveAddressInput';

const kept = {
  id: 'a1',
  recipient: 'Ada',
  phone: '+14155550160',
  country: 'US',
  region: 'CA',
  city: 'Oakland',
  street: '1 Oak Road',
  postcode: '94612',
  isDefault: false,
};

describe('a saved address', () => {
  test('is the one that was sent when every part is the same', () => expect(isSameAddress(kept, kept)).toBe(true));

  test.each([
    ['salutation', 'mr'],
    ['recipient', 'Bob'],
    ['company', 'Acme'],
    ['phone', '+14155550161'],
    ['country', 'CA'],
    ['region', 'NY'],
    ['city', 'Berkeley'],
    ['street', '2 Oak Road'],
    ['postcode', '94613'],
  ] as const)('with another %s is another one', (part, value) =>
    expect([isSameAddress({ ...kept, [part]: value }, kept), isSameAddress(kept, { ...kept, [part]: value })]).toEqual([
      false,
      false,
    ]),
  );

  test('is the default only if that was asked for; the shop may make it the default by itself', () => {
    expect(isSameAddress(kept, { ...kept, isDefault: true })).toBe(false);
    expect(isSameAddress({ ...kept, isDefault: true }, kept)).toBe(true);
  });

  test('without a salutation and a company may say so in two ways', () =>
    expect(isSameAddress({ ...kept, salutation: null, company: '' }, kept)).toBe(true));

  test('of a shop without countries may name none', () => {
    const { country: _country, ...sent } = kept;
    expect([
      isSameAddress({ ...kept, country: null }, sent),
      isSameAddress({ ...kept, country: undefined }, sent),
      isSameAddress(kept, sent),
    ]).toEqual([true, true, false]);
  });
});
