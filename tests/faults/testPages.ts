/** The pages that get faults: every route of the specification on its platform, with parameters of existing data. */
import { builtPages, builtViews, docsPage } from '../browser/support/platforms';
import type { Platform } from '../browser/shopTest';

export interface TestPage {
  readonly platform: Platform;
  /** Hash without `#`. */
  readonly hash: string;
  /** `signedIn` is the demo customer. */
  readonly session: 'signedIn' | 'signedOut';
  /** `load`: each test loads the document again. `navigation`: the app is loaded already and its hash changes. */
  readonly entry: 'load' | 'navigation';
  /** Hash of the same page with other request parameters. */
  readonly earlierHash?: string;
}

/** Ids for the pages that show one entity. */
export interface EntityIds {
  orderId: string;
  unpaidOrderId: string;
  otherOrderId: string;
  returnableOrderId: string;
  otherReturnableOrderId: string;
  /** Query of a code or ticket that is no gift yet, and of another one: order and code. */
  giftable: string;
  otherGiftable: string;
  giftToken: string;
  otherGiftToken: string;
  ticketId: string;
  otherTicketId: string;
  articleId: string;
  otherArticleId: string;
  withdrawalId: string;
}

const productId = 'cloud-nine-headphones';
const otherProductId = 'two-cup-teapot';
const checkoutLines = 'cloud-nine-headphones.blossom.case*1';
const otherCheckoutLines = 'cloud-nine-headphones.blossom.case*2';

/** The checkout in which this discount code is entered; the app ignores the parameter. */
export const discountCodePage = `/pc/ordercheck?lines=${checkoutLines}&code=HELLO5`;

/** The discount code that a visit of the page enters. */
export const discountCodeOf = (hash: string): string | null =>
  hash.includes('ordercheck') ? new URLSearchParams(hash.split('?')[1]).get('code') : null;

/** Hashes of pages that show one entity, each with the hash of another entity. */
function detailHashesOf(platform: Platform, ids: EntityIds): Readonly<Record<string, string | undefined>> {
  const order = `id=${ids.orderId}`;
  const otherOrder = `id=${ids.otherOrderId}`;
  const returnable = `view=return&id=${ids.returnableOrderId}`;
  const otherReturnable = `view=return&id=${ids.otherReturnableOrderId}`;
  const hashes: Record<Platform, Record<string, string | undefined>> = {
    h5: {
      [`/h5/infodetail?id=${ids.articleId}`]: `/h5/infodetail?id=${ids.otherArticleId}`,
      [`/h5/components/orderSuccess?${order}`]: `/h5/components/orderSuccess?${otherOrder}`,
      [`/h5/components/orderSuccess?id=${ids.unpaidOrderId}`]: `/h5/components/orderSuccess?${order}`,
      [`/h5/order?${order}`]: `/h5/order?${otherOrder}`,
      [`/h5/order?${order}&view=receipt`]: `/h5/order?${otherOrder}&view=receipt`,
      [`/h5/order?${returnable}`]: `/h5/order?${otherReturnable}`,
      [`/h5/order?view=gift&${ids.giftable}`]: `/h5/order?view=gift&${ids.otherGiftable}`,
      [`/h5/gift?token=${ids.giftToken}`]: `/h5/gift?token=${ids.otherGiftToken}`,
      [`/h5/components/orderCard?${order}`]: `/h5/components/orderCard?${otherOrder}`,
      [`/h5/components/ticketDetail?id=${ids.ticketId}`]: `/h5/components/ticketDetail?id=${ids.otherTicketId}`,
      [`/h5/components/goodsCard?id=${productId}`]: `/h5/components/goodsCard?id=${otherProductId}`,
      [`/h5/withdraw?id=${ids.withdrawalId}`]: '/h5/withdraw',
      '/h5/order?status=done': '/h5/order?status=cancelled',
      '/h5/hall?categoryId=virtual': '/h5/hall?keyword=tea',
    },
    pc: {
      [`/pc/information?id=${ids.articleId}`]: `/pc/information?id=${ids.otherArticleId}`,
      [`/pc/ordercheck?view=success&${order}`]: `/pc/ordercheck?view=success&${otherOrder}`,
      [`/pc/ordercheck?view=success&id=${ids.unpaidOrderId}`]: `/pc/ordercheck?view=success&${order}`,
      [`/pc/mine?index=orders&${order}`]: `/pc/mine?index=orders&${otherOrder}`,
      [`/pc/mine?index=orders&view=receipt&${order}`]: `/pc/mine?index=orders&view=receipt&${otherOrder}`,
      [`/pc/mine?index=orders&${returnable}`]: `/pc/mine?index=orders&${otherReturnable}`,
      [`/pc/mine?index=orders&view=gift&${ids.giftable}`]: `/pc/mine?index=orders&view=gift&${ids.otherGiftable}`,
      [`/pc/gift?token=${ids.giftToken}`]: `/pc/gift?token=${ids.otherGiftToken}`,
      [`/pc/components/order/orderAddress?id=${ids.unpaidOrderId}`]: `/pc/components/order/orderAddress?${otherOrder}`,
      [`/pc/components/order/orderCancel?id=${ids.unpaidOrderId}`]: `/pc/components/order/orderCancel?${otherOrder}`,
      [`/pc/mine?index=tickets&id=${ids.ticketId}`]: `/pc/mine?index=tickets&id=${ids.otherTicketId}`,
      [`/pc/mine?index=wallet&view=withdraw&id=${ids.withdrawalId}`]: '/pc/mine?index=wallet&view=withdraw',
      '/pc/mine?index=orders&status=done': '/pc/mine?index=orders&status=cancelled',
      '/pc/home?view=hall&categoryId=virtual': '/pc/home?view=hall&keyword=tea',
      [discountCodePage]: undefined,
    },
  };
  return hashes[platform];
}

/** A second hash for entries of `builtPages` and `builtViews`. */
const earlierHashes: Readonly<Record<string, string>> = {
  [`/h5/components/goodsDetail?id=${productId}`]: `/h5/components/goodsDetail?id=${otherProductId}`,
  [`/pc/goodsdetail?id=${productId}`]: `/pc/goodsdetail?id=${otherProductId}`,
  [`/h5/ordercheck?lines=${checkoutLines}`]: `/h5/ordercheck?lines=${otherCheckoutLines}`,
  [`/pc/ordercheck?lines=${checkoutLines}`]: `/pc/ordercheck?lines=${otherCheckoutLines}`,
  '/h5/hall': '/h5/hall?keyword=tea',
  '/pc/home?view=hall': '/pc/home?view=hall&keyword=tea',
  '/h5/order': '/h5/order?status=toPay',
  '/h5/home': '/h5/hall',
  '/pc/home': '/pc/home?view=hall',
};

/** All pages of a platform. Those with the most calls are first. */
export function testPagesOf(platform: Platform, ids: EntityIds): TestPage[] {
  const detailHashes = detailHashesOf(platform, ids);
  // `/` and `/home` redirect to the home page of the platform.
  const hashes = [...builtPages[platform], ...builtViews[platform], ...Object.keys(detailHashes)].filter(
    (hash) => hash !== '/' && hash !== '/home',
  );
  const navigations = hashes.map((hash): TestPage => ({
    platform,
    hash,
    session: /login/i.test(hash) ? 'signedOut' : 'signedIn',
    entry: 'navigation',
    earlierHash: detailHashes[hash] ?? earlierHashes[hash],
  }));
  const home = `/${platform}/home`;
  const loads = ['/', '/home', ...hashes].map((hash): TestPage => ({
    platform,
    hash,
    session: /login/i.test(hash) ? 'signedOut' : 'signedIn',
    entry: 'load',
  }));
  const signedOutPages = [home, `/${platform}/mine`].map((hash): TestPage => ({
    platform,
    hash,
    session: 'signedOut',
    entry: 'load',
  }));
  const docs: TestPage[] = platform === 'pc' ? [{ platform, hash: docsPage, session: 'signedOut', entry: 'load' }] : [];
  return [...navigations, ...loads, ...signedOutPages, ...docs];
}

/** Hash of the 404 page, which makes no call of its own. */
export const notFoundHash = '/nowhere';

/** Entries of `bag` and of `saved` in local storage. */
export const savedProducts = [
  {
    goodsId: productId,
    skuId: 'cloud-nine-headphones.blossom.case',
    quantity: 1,
    price: 12_900,
    at: 1_700_000_000_000,
  },
];

export const labelOf = ({ hash, session, entry }: TestPage): string =>
  `${hash}${session === 'signedOut' ? ' (signed out)' : ''}${entry === 'load' ? ' (from the start)' : ''}`;
