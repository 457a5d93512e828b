import { draftStorage } from '@/hooks/useDraft';
import { showPreSaleModalStorage } from '@/lib/storage';
import {
  acceptPresaleTerms,
  storeChoices,
  choicesDraftName,
  getInitialChoices,
  isCheckoutChoices,
  choicesOnOffer,
  type CheckoutChoices,
} from './checkoutChoices';

const made: CheckoutChoices = {
  addressId: 'a2',
  couponId: 'c1',
  discountCode: 'HELLO5',
  useBalance: true,
  isAgreed: true,
  isPresaleAccepted: false,
};
const stored = (linesText: string) => draftStorage(choicesDraftName(linesText), isCheckoutChoices).read();
const all = { hasCoupons: true, hasCodes: true, hasBalance: true };

test('a new checkout has the best coupon and nothing else; presale terms that are not shown again are accepted', () => {
  const first = {
    addressId: null,
    couponId: 'best',
    discountCode: null,
    useBalance: false,
    isAgreed: false,
    isPresaleAccepted: false,
  };
  expect(getInitialChoices()).toEqual(first);
  showPreSaleModalStorage.write('true');
  expect(getInitialChoices()).toEqual(first);
  showPreSaleModalStorage.write('false');
  expect(getInitialChoices()).toEqual({ ...first, isPresaleAccepted: true });
  showPreSaleModalStorage.clear();
});

test.each<[string, Partial<typeof all>, Partial<CheckoutChoices>]>([
  ['everything', {}, {}],
  ['no coupons', { hasCoupons: false }, { couponId: null }],
  ['no codes', { hasCodes: false }, { discountCode: null }],
  ['no balance', { hasBalance: false }, { useBalance: false }],
])('a shop that offers %s takes from the choices what it does not offer', (_what, has, without) => {
  expect(choicesOnOffer(made, { ...all, ...has })).toEqual({ ...made, ...without });
});

test('the choices are those of one cart, and of no other', () => {
  storeChoices('cup*1', made);
  expect([stored('cup*1'), stored('cup*2')]).toEqual([made, undefined]);
});

test('presale terms that are accepted on the product page leave the other choices of the same cart', () => {
  acceptPresaleTerms('lamp*1');
  expect(stored('lamp*1')).toEqual({ ...getInitialChoices(), isPresaleAccepted: true });
  storeChoices('lamp*2', made);
  acceptPresaleTerms('lamp*2');
  expect(stored('lamp*2')).toEqual({ ...made, isPresaleAccepted: true });
});

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['another shape', { addressId: null }],
  ['a code that is longer than the API takes', { ...made, discountCode: 'x'.repeat(41) }],
])('stored choices of %s are none', (_what, value) => expect(isCheckoutChoices(value)).toBe(false));

test('a code of the greatest length is kept', () => {
  expect(isCheckoutChoices({ ...made, discountCode: 'x'.repeat(40) })).toBe(true);
});
