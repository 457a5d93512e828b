import { addressLine } from './addressLine';
import {
  isAddressValues,
  addressToSend,
  valuesOfAddress,
  getAddressError,
  tooLongFields,
  type AddressValues,
} from './addressRules';
import { toSaveAddressInput } from './saveAddressInput';

const typed: AddressValues = {
  recipient: ' Mei Lin ',
  callingCode: '+1',
  number: '415 555 0134',
  region: 'CA',
  city: 'San Francisco',
  street: '18 Maple Street,\nApt 4',
  postcode: '94110',
  isDefault: false,
};

describe('the form of an address', () => {
  test('without faults represents an address: trimmed, phone in E.164, street in one line', () => {
    expect(getAddressError(typed)).toEqual({});
    expect(addressToSend(typed)).toEqual({
      recipient: 'Mei Lin',
      phone: '+14155550134',
      region: 'CA',
      city: 'San Francisco',
      street: '18 Maple Street, Apt 4',
      postcode: '94110',
      isDefault: false,
    });
  });

  test('that is empty names every field but the postcode', () => {
    const empty: AddressValues = {
      recipient: ' ',
      callingCode: '+1',
      number: '',
      region: '',
      city: '\n',
      street: ' \n ',
      postcode: '',
      isDefault: false,
    };
    expect(getAddressError(empty)).toEqual({
      recipient: 'missing',
      phone: 'missing',
      region: 'missing',
      city: 'missing',
      street: 'missing',
    });
    expect(addressToSend(empty)).toBeUndefined();
  });

  test.each([
    ['recipient', 40],
    ['region', 40],
    ['city', 40],
    ['street', 120],
    ['postcode', 12],
  ] as const)('%s takes %i characters and not one more', (field, max) => {
    expect(getAddressError({ ...typed, [field]: 'x'.repeat(max) })).toEqual({});
    expect(getAddressError({ ...typed, [field]: 'x'.repeat(max + 1) })).toEqual({ [field]: 'tooLong' });
  });

  test.each([
    ['salutation', 20],
    ['company', 60],
  ] as const)('%s is optional, takes %i characters where it is asked for, and is not sent elsewhere', (field, max) => {
    const form = [{ name: field, isRequired: false }];
    const text = 'x'.repeat(max);
    expect([getAddressError(typed, form), getAddressError({ ...typed, [field]: text }, form)]).toEqual([{}, {}]);
    expect(getAddressError({ ...typed, [field]: `${text}x` }, form)).toEqual({ [field]: 'tooLong' });
    expect(tooLongFields({ ...typed, [field]: `${text}x` }, form)).toEqual({ [field]: 'tooLong' });
    expect(getAddressError(typed, [{ name: field, isRequired: true }])).toEqual({ [field]: 'missing' });
    const ready = addressToSend({ ...typed, [field]: ` ${text} ` }, form);
    expect(ready).toMatchObject({ [field]: text });
    expect(ready && valuesOfAddress(ready)).toMatchObject({ [field]: text });
    expect(ready && toSaveAddressInput(ready)).toMatchObject({ [field]: text });
    expect(addressToSend(typed, form)).not.toHaveProperty(field);
    expect(addressToSend({ ...typed, [field]: text })).not.toHaveProperty(field);
  });

  test('tells what is wrong with the phone', () => {
    expect(getAddressError({ ...typed, number: '415' })).toEqual({ phone: 'tooShort' });
    expect(getAddressError({ ...typed, number: 'ask me' })).toEqual({ phone: 'invalid' });
  });

  test('shows a known address as it would be typed', () => {
    const ready = addressToSend(typed);
    expect(ready && valuesOfAddress(ready)).toEqual({
      ...typed,
      salutation: '',
      recipient: 'Mei Lin',
      company: '',
      number: '4155550134',
      street: '18 Maple Street, Apt 4',
    });
  });

  test.each([null, 'x', {}, { ...typed, city: 4 }, { ...typed, isDefault: 'yes' }])(
    'is not taken from garbage in storage: %j',
    (garbage) => expect(isAddressValues(garbage)).toBe(false),
  );
  test('is taken from a draft', () => expect(isAddressValues(typed)).toBe(true));
});

describe('an address in one line', () => {
  test('goes from the architecture to the country in English', () =>
    expect(
      addressLine({ region: 'CA', city: 'San Francisco', street: '18 Maple Street, Apt 4', postcode: '94110' }),
    ).toBe('18 Maple Street, Apt 4, San Francisco, CA 94110'));
  test('leaves out a postcode that is not there', () =>
    expect(addressLine({ region: 'Dublin', city: 'Dublin', street: '1 Main Street', postcode: '' })).toBe(
      '1 Main Street, Dublin, Dublin',
    ));
  test('goes from the province to the architecture in Chinese', () =>
    expect(addressLine({ region: '广东省', city: '深圳市', street: '南山区科技园南路18号', postcode: '518057' })).toBe(
      '广东省深圳市南山区科技园南路18号 518057',
    ));
  test('names a city that is its own province once', () =>
    expect(addressLine({ region: '北京市', city: '北京市', street: '朝阳区建国路88号', postcode: '' })).toBe(
      '北京市朝阳区建国路88号',
    ));
});

describe('the form of a country', () => {
  const form = [
    { name: 'street', isRequired: true },
    { name: 'postcode', isRequired: true, pattern: '\\d{5}' },
    { name: 'city', isRequired: true },
  ] as const;
  const german = { ...typed, country: 'DE', region: 'left from before', city: 'Berlin', postcode: '10115' };

  test('asks for its fields only', () => {
    expect(getAddressError({ ...german, region: '' }, form)).toEqual({});
    expect(addressToSend(german, form)).toMatchObject({ country: 'DE', region: '', city: 'Berlin', postcode: '10115' });
  });
  test('requires what the country requires, in its pattern', () => {
    expect(getAddressError({ ...german, postcode: '', city: ' ' }, form)).toEqual({
      postcode: 'missing',
      city: 'missing',
    });
    expect(getAddressError({ ...german, postcode: '1011' }, form)).toEqual({ postcode: 'invalid' });
    expect(getAddressError({ ...german, postcode: 'x10115' }, form)).toEqual({ postcode: 'invalid' });
  });
  test('ignores a pattern that is no regular expression', () =>
    expect(getAddressError(german, [{ name: 'postcode', isRequired: true, pattern: '(' }])).toEqual({}));
});

describe('an address with a country in one line', () => {
  const berlin = { region: '', city: 'Berlin', street: 'Torstraße 1', postcode: '10115' };
  test('ends with the country', () =>
    expect(addressLine({ ...berlin, region: 'BE' }, { country: 'Germany' })).toBe(
      'Torstraße 1, Berlin, BE 10115, Germany',
    ));
  test('has the postcode before the city where the form has it', () =>
    expect(addressLine(berlin, { isPostcodeFirst: true, country: 'Germany' })).toBe(
      'Torstraße 1, 10115 Berlin, Germany',
    ));
  test('begins with the country in Chinese', () =>
    expect(
      addressLine({ region: '浙江省', city: '杭州市', street: '文三路1号', postcode: '' }, { country: '中国' }),
    ).toBe('中国 浙江省杭州市文三路1号'));
});
