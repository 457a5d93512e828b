/** For each rule of gifts APIs that break one assertion of it each, in the order of the assertions. */
import {
  accepting,
  answering,
  asFirst,
  notFound,
  refusing,
  rowsOf,
  type Break,
  type Case,
  type Data,
} from './brokenApi';

/** An API that answers `wrapGift` with another token for the nth gift. */
const withToken = (tokenOf: (token: string, nth: number) => string): Break =>
  answering('wrapGift', (order, { nth }) => ({
    ...order,
    yields: rowsOf(order, 'yields').map((one) => {
      const gift = one['gift'] as Data | null;
      return gift ? { ...one, gift: { ...gift, token: tokenOf(String(gift['token']), nth) } } : one;
    }),
  }));

export const giftCases: Readonly<Record<string, readonly Case[]>> = {
  giftOnce: [
    [withToken((token) => token.slice(0, 8)), 'the token of a gift has fewer than 128 bits'],
    [withToken((token, nth) => `${token}${nth}`), 'the token of a gift that was changed: expected '],
    [accepting('getGift', 'NOT_FOUND'), 'a gift was found that is taken back'],
    [refusing('getGift', 'NOT_FOUND'), `a gift that is taken back: ${notFound}`],
  ],
  giftDay: [
    [
      answering('getGift', (data) => ({ ...data, isOpen: true })),
      'whether the day of the gift has come: expected false, got true',
    ],
    [
      answering('getGift', (data) => ({ ...data, contents: { message: '', kind: 'code', name: 'Card', code: 'AB' } })),
      'the contents of a gift before its day: expected null, got ',
    ],
    [accepting('openGift', 'GIFT_NOT_YET'), 'a gift was opened before its day'],
    [refusing('openGift', 'GIFT_NOT_YET'), 'a gift before its day: expected the error GIFT_NOT_YET, got VALIDATION'],
  ],
  giftsApart: [
    [asFirst('wrapGift'), 'the code of another customer was wrapped'],
    [refusing('wrapGift', 'NOT_FOUND'), `wrapping the code of another customer: ${notFound}`],
  ],
};
