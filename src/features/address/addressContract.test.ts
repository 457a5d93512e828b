import fc from 'fast-check';
import * as v from 'valibot';
import { addressDraft } from '@/api/addresses';
import { addressToSend, getAddressError, type AddressValues } from './addressRules';
import { addressErrorsOfRefusal } from './addressErrorsOfRefusal';
import { isSameAddress } from './saveAddressInput';
import { checkProperty } from '../../../tests/setup/property';

const text = (max: number) =>
  fc.oneof(
    fc.constant(''),
    fc.constant('  '),
    fc.string({ maxLength: max + 3 }),
    fc.string({ minLength: max - 1, maxLength: max + 2 }),
  );
const values: fc.Arbitrary<AddressValues> = fc.record({
  recipient: text(40),
  callingCode: fc.constantFrom('+1', '+86', '+44', '+852', '+7'),
  number: fc.oneof(
    fc.constantFrom('415 555 0134', '13800138000', '07700 900123', '', '+33 6 12 34 56 78', '0'),
    fc.stringMatching(/^[\d +()-]{0,20}$/),
  ),
  region: text(40),
  city: text(40),
  street: text(120),
  postcode: text(12),
  isDefault: fc.boolean(),
});

describe('the form and the contract', () => {
  test('agree: what the form lets through, the contract takes unchanged', () => {
    checkProperty(
      fc.property(values, (typed) => {
        const ready = addressToSend(typed);
        if (ready) expect(v.parse(addressDraft, ready)).toEqual(ready);
        else expect(Object.keys(getAddressError(typed))).not.toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  test('agree: what the contract refuses of the texts, the form names', () => {
    checkProperty(
      fc.property(values, (typed) => {
        const { recipient, region, city, postcode } = typed;
        const checked = v.safeParse(
          v.pick(v.object(addressDraft.entries), ['recipient', 'region', 'city', 'postcode']),
          { recipient, region, city, postcode },
        );
        const refused = (checked.issues ?? []).map((issue) => v.getDotPath(issue));
        const namedFields = Object.keys(getAddressError(typed)).filter(
          (field) => field !== 'phone' && field !== 'street',
        );
        expect([...namedFields].sort()).toEqual([...new Set(refused)].sort());
      }),
      { numRuns: 500 },
    );
  });
});

describe('a refusal of the shop', () => {
  const validation = (data: unknown) =>
    addressErrorsOfRefusal({ kind: 'business', errorCode: 'VALIDATION', message: 'no', data });

  test('names the fields it is about', () =>
    expect(
      validation({ fields: { recipient: 'tooShort', city: 'tooLong', phone: 'invalid', addresses: 'tooMany' } }),
    ).toEqual({ recipient: 'missing', city: 'tooLong', phone: 'invalid' }));

  test('about something else belongs to no field', () => {
    expect(validation({ fields: { addresses: 'tooMany' } })).toEqual({});
    expect(validation(null)).toEqual({});
    expect(
      addressErrorsOfRefusal({
        kind: 'business',
        errorCode: 'NOT_FOUND',
        message: 'no',
        data: { fields: { city: 'tooLong' } },
      }),
    ).toEqual({});
    expect(addressErrorsOfRefusal({ kind: 'notDone' })).toEqual({});
  });
});

describe('an address of the book is the one that was sent', () => {
  const sent = {
    recipient: 'Mei Lin',
    phone: '+14155550134',
    region: 'CA',
    city: 'San Francisco',
    street: '18 Maple Street',
    postcode: '94110',
    isDefault: false,
  };

  test('when every field is the same, and also when the shop made it the default by itself', () => {
    expect(isSameAddress({ ...sent, id: 'a1' }, sent)).toBe(true);
    expect(isSameAddress({ ...sent, id: 'a1', isDefault: true }, sent)).toBe(true);
  });
  test('not when a field differs, or when it should have become the default', () => {
    expect(isSameAddress({ ...sent, id: 'a1', street: '19 Maple Street' }, sent)).toBe(false);
    expect(isSameAddress({ ...sent, id: 'a1' }, { ...sent, isDefault: true })).toBe(false);
  });
});
