/** What a call is to a page, where that cannot be seen from the outside. */
import type { CallName } from '../../src/api/calls';
import type { Station } from './stations';

/**
 * Calls that only add to a page which is whole and true without them: nobody is told when they cannot be had. By the
 * path and view of the page, with what stands there instead.
 */
const extras: readonly (readonly [page: RegExp, call: CallName, instead: string])[] = [
  [/^\/h5\/mine/, 'getPromotion', 'the way to the invitations stands without its figure; the page behind it says what is wrong'],
  [/^\/h5\/infodetail/, 'getHelpList', 'the article stands without what to read next'],
  [/^\/h5\/infodetail/, 'getArticles', 'the same'],
  [/^\/h5\/ox\?|view=campaign/, 'getCurrentUser', 'what a visitor sees; whoever presses is asked to sign in'],
  [/^\/pc\/home$/, 'getHelpList', 'the foot of the page leads to the help without its titles; the page of the help says what is wrong'],
  [/^\/h5\/ox|view=campaign/, 'getMyCoupons', 'the coupon is offered to its holder, too; whoever presses is told that it is theirs'],
];

/** Whether a call is such an extra there. */
export const isExtraAt = ({ hash }: Station, name: CallName): boolean => extras.some(([page, call]) => call === name && page.test(hash));

/** Calls without which a page has nothing to show: with them, all of it fails, whatever else was asked. */
const hearts: readonly (readonly [page: RegExp, call: CallName])[] = [
  [/^\/h5\/infodetail|^\/pc\/information\?/, 'getArticle'],
  // Nothing can be ordered without a price, so nothing is asked of the customer either.
  [/ordercheck\?lines/, 'packGoods'],
  // What is a customer's is not asked for, or not shown, while nobody knows who that is.
  [/^/, 'getCurrentUser'],
];

/** Whether a call is the heart of that page. */
export const isHeartOf = ({ hash }: Station, name: CallName): boolean => hearts.some(([page, call]) => call === name && page.test(hash));
