import type { QuotedLine } from '@/api/packs';
import { getMissingFields } from './getMissingFields';

const line: QuotedLine = {
  skuId: 'cup.oat',
  goodsId: 'cup',
  name: 'Cup',
  skuText: '',
  picture: { src: '/p', alt: '', fit: 'cutout', hue: 30 },
  price: 1850,
  quantity: 1,
  subtotal: 1850,
  isVirtual: false,
  originalPrice: null,
  stock: 5,
  limitPerOrder: null,
  presale: null,
  problem: null,
};
const pack = { canOrder: true, needsAddress: true, lines: [line], isAgreementAccepted: false };
const ready = {
  status: 'signedIn',
  pack,
  hasAddress: true,
  areAddressesKnown: true,
  isPresaleAccepted: false,
  isAgreed: true,
} as const;

describe('what is missing for an order', () => {
  test('nothing, when address and agreement are given', () => {
    expect(getMissingFields(ready)).toEqual([]);
  });

  test('the sign-in comes before everything else', () => {
    expect(getMissingFields({ ...ready, status: 'signedOut', hasAddress: false, isAgreed: false })).toEqual(['signIn']);
    expect(getMissingFields({ ...ready, status: 'unknown' })).toEqual(['session']);
  });

  test('without a quote for what is chosen now nothing can be ordered', () => {
    expect(getMissingFields({ ...ready, pack: undefined })).toEqual(['quote']);
    expect(getMissingFields({ ...ready, status: 'loading' })).toEqual(['quote']);
  });

  test('lines with a problem come before what the customer has to give', () => {
    expect(getMissingFields({ ...ready, pack: { ...pack, canOrder: false }, isAgreed: false })).toEqual([
      'problemLines',
    ]);
  });

  test('all that the customer has to give is named at once, in the order of the page', () => {
    const lines = [{ ...line, presale: { shipsOn: '2026-12-01', terms: 'Later.' } }];
    expect(getMissingFields({ ...ready, pack: { ...pack, lines }, hasAddress: false, isAgreed: false })).toEqual([
      'address',
      'presale',
      'agreement',
    ]);
  });

  test('an address is not called missing while the address book is on its way', () => {
    expect(getMissingFields({ ...ready, hasAddress: false, areAddressesKnown: false })).toEqual(['quote']);
  });

  test('virtual products need no address', () => {
    expect(getMissingFields({ ...ready, pack: { ...pack, needsAddress: false }, hasAddress: false })).toEqual([]);
  });

  test('accepted presale terms are not asked for again', () => {
    const lines = [{ ...line, presale: { shipsOn: '2026-12-01', terms: 'Later.' } }];
    expect(getMissingFields({ ...ready, pack: { ...pack, lines }, isPresaleAccepted: true })).toEqual([]);
  });

  test('a presale without terms, and one of a shop without presales, has nothing to accept', () => {
    const withTerms = (terms: string) => ({ ...pack, lines: [{ ...line, presale: { shipsOn: '2026-12-01', terms } }] });
    expect(getMissingFields({ ...ready, pack: withTerms('  ') })).toEqual([]);
    expect(getMissingFields({ ...ready, pack: withTerms('Later.') })).toEqual(['presale']);
    Object.assign(SHOP.features, { presale: false });
    expect(getMissingFields({ ...ready, pack: withTerms('Later.') })).toEqual([]);
    Object.assign(SHOP.features, { presale: true });
  });

  test('does not ask for an agreement that was accepted before', () => {
    const accepted = { ...pack, isAgreementAccepted: true };
    expect(getMissingFields({ ...ready, pack: accepted, isAgreed: false })).toEqual([]);
    expect(getMissingFields({ ...ready, isAgreed: false })).toEqual(['agreement']);
  });
});
