/** The role of a call on a page, where the page itself does not show it. */
import type { CallName } from '../../src/api/calls';
import type { TestPage } from './testPages';

/**
 * Optional calls: without their response the page is complete and correct, so it shows no error. By path and view of
 * the page, with the replacement that the page shows.
 */
const optionalCalls: readonly (readonly [page: RegExp, call: CallName, instead: string])[] = [
  [/^\/h5\/mine/, 'getPromotion', 'the link to the invitations has no number; its page shows the error'],
  [/^\/h5\/mine/, 'getOrders', 'the link to the inbox has no number of unread entries; the inbox shows the error'],
  [/^\/pc\/home$/, 'getOrders', 'the bell has no number of unread entries; the inbox shows the error'],
  [/^\/pc\/home$|^\/h5\/mine$/, 'getAlerts', 'no number of unread entries; the inbox shows the error'],
  [/collect/, 'getAlerts', 'the saved products have no bell; the inbox lists the alerts, or shows the error'],
  [
    /hall|ticket/,
    'getVirtualGoods',
    'the link to digital items stays; their list shows the error, or that there are none',
  ],
  [
    /goodsdetail/i,
    'getMyCoupons',
    'coupons are offered to their owner too; a click tells them that they own the coupon',
  ],
  [/goodsdetail/i, 'getCurrentUser', 'the view of a signed-out user; claiming a coupon asks for the sign-in'],
  [/collect/, 'getCurrentUser', 'the bag of a signed-out customer, without their coupon'],
  [/^\/h5\/infodetail/, 'getHelpList', 'the article has no list of further articles'],
  [/^\/h5\/infodetail/, 'getArticles', 'the article has no list of further articles'],
  [/^\/h5\/ox\?|view=campaign/, 'getCurrentUser', 'the view of a signed-out user; the button asks for the sign-in'],
  [
    /^\/pc\/home$/,
    'getHelpList',
    'the footer links to the help page without article titles; the help page shows the error',
  ],
  [
    /^\/h5\/ox|view=campaign/,
    'getMyCoupons',
    'the coupon button is shown to its owner too; a click tells them that they own the coupon',
  ],
];

/** Whether the call is optional on this page. */
export const isOptionalCall = ({ hash }: TestPage, name: CallName): boolean =>
  optionalCalls.some(([page, call]) => call === name && page.test(hash));

/** Essential calls: without their response the page has no content, whatever else it requested. */
const essentialCalls: readonly (readonly [page: RegExp, call: CallName])[] = [
  [/^\/h5\/infodetail|^\/pc\/information\?/, 'getArticle'],
  // An order needs a price, so the page shows no form without one.
  [/ordercheck\?lines/, 'packGoods'],
  // Without a known user the page neither requests nor shows user data.
  [/^/, 'getCurrentUser'],
];

/** Whether the call is essential on this page. */
export const isEssentialCall = ({ hash }: TestPage, name: CallName): boolean =>
  essentialCalls.some(([page, call]) => call === name && page.test(hash));

/** Whether the page shows the newest rows of several calls only: the inbox. */
export const showsNewest = ({ hash }: TestPage): boolean => /=inbox/.test(hash);

/** Calls whose rows the page does not draw, although another call has rows of the same names. */
const undrawnCalls: readonly (readonly [page: RegExp, call: CallName])[] = [
  // The navigation asks only whether there are any.
  [/^\/pc\/(?!home$)/, 'getVirtualGoods'],
];

/** Whether the page draws the rows of the call. */
export const drawsCall = ({ hash }: TestPage, name: CallName): boolean =>
  !undrawnCalls.some(([page, call]) => call === name && page.test(hash));
