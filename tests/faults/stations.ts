/** Where the faults are tried: every route of the specification on its face, with what it needs to show something. */
import { builtPages, builtViews, docsPage } from '../browser/support/faces';
import type { Face } from '../browser/shopTest';

export interface Station {
  readonly face: Face;
  /** Hash without `#`. */
  readonly hash: string;
  /** The customer with a past, or nobody. */
  readonly who: 'customer' | 'nobody';
  /** `start`: opened anew each time, for the calls that only the start of the app makes. `page`: come to within the app. */
  readonly arrival: 'start' | 'page';
  /** The same page with another question to the shop. */
  readonly earlier?: string;
}

/** What the pages that show one thing are to show. */
export interface Shown {
  orderId: string;
  unpaidOrderId: string;
  otherOrderId: string;
  ticketId: string;
  otherTicketId: string;
  articleId: string;
  otherArticleId: string;
  withdrawalId: string;
}

const goods = 'cloud-nine-headphones';
const otherGoods = 'two-cup-teapot';
const lines = 'cloud-nine-headphones.blossom.case*1';
const otherLines = 'cloud-nine-headphones.blossom.case*2';

/** Addresses that name one thing, and the same with another. */
function singles(face: Face, shown: Shown): Readonly<Record<string, string | undefined>> {
  const order = `id=${shown.orderId}`;
  const otherOrder = `id=${shown.otherOrderId}`;
  const pages: Record<Face, Record<string, string>> = {
    h5: {
      [`/h5/infodetail?id=${shown.articleId}`]: `/h5/infodetail?id=${shown.otherArticleId}`,
      [`/h5/components/orderSuccess?${order}`]: `/h5/components/orderSuccess?${otherOrder}`,
      [`/h5/components/orderSuccess?id=${shown.unpaidOrderId}`]: `/h5/components/orderSuccess?${order}`,
      [`/h5/order?${order}`]: `/h5/order?${otherOrder}`,
      [`/h5/components/orderCard?${order}`]: `/h5/components/orderCard?${otherOrder}`,
      [`/h5/components/ticketDetail?id=${shown.ticketId}`]: `/h5/components/ticketDetail?id=${shown.otherTicketId}`,
      [`/h5/components/goodsCard?id=${goods}`]: `/h5/components/goodsCard?id=${otherGoods}`,
      [`/h5/withdraw?id=${shown.withdrawalId}`]: '/h5/withdraw',
      '/h5/order?status=done': '/h5/order?status=cancelled',
      '/h5/hall?categoryId=virtual': '/h5/hall?keyword=tea',
    },
    pc: {
      [`/pc/information?id=${shown.articleId}`]: `/pc/information?id=${shown.otherArticleId}`,
      [`/pc/ordercheck?view=success&${order}`]: `/pc/ordercheck?view=success&${otherOrder}`,
      [`/pc/mine?index=orders&${order}`]: `/pc/mine?index=orders&${otherOrder}`,
      [`/pc/components/order/orderAddress?id=${shown.unpaidOrderId}`]: `/pc/components/order/orderAddress?${otherOrder}`,
      [`/pc/components/order/orderCancel?id=${shown.unpaidOrderId}`]: `/pc/components/order/orderCancel?${otherOrder}`,
      [`/pc/mine?index=tickets&id=${shown.ticketId}`]: `/pc/mine?index=tickets&id=${shown.otherTicketId}`,
      [`/pc/mine?index=wallet&view=withdraw&id=${shown.withdrawalId}`]: '/pc/mine?index=wallet&view=withdraw',
      '/pc/mine?index=orders&status=done': '/pc/mine?index=orders&status=cancelled',
      '/pc/home?view=hall&categoryId=virtual': '/pc/home?view=hall&keyword=tea',
    },
  };
  return pages[face];
}

/** Another question for addresses that stand in the lists of what is built. */
const others: Readonly<Record<string, string>> = {
  [`/h5/components/goodsDetail?id=${goods}`]: `/h5/components/goodsDetail?id=${otherGoods}`,
  [`/pc/goodsdetail?id=${goods}`]: `/pc/goodsdetail?id=${otherGoods}`,
  [`/h5/ordercheck?lines=${lines}`]: `/h5/ordercheck?lines=${otherLines}`,
  [`/pc/ordercheck?lines=${lines}`]: `/pc/ordercheck?lines=${otherLines}`,
  '/h5/hall': '/h5/hall?keyword=tea',
  '/pc/home?view=hall': '/pc/home?view=hall&keyword=tea',
  '/h5/order': '/h5/order?status=toPay',
  '/h5/home': '/h5/hall',
  '/pc/home': '/pc/home?view=hall',
};

/** All stations of a face, those first in which most is asked for. */
export function stationsOf(face: Face, shown: Shown): Station[] {
  const single = singles(face, shown);
  // `/` and `/home` only lead to the home page.
  const hashes = [...builtPages[face], ...builtViews[face], ...Object.keys(single)].filter((hash) => hash !== '/' && hash !== '/home');
  const pages = hashes.map(
    (hash): Station => ({ face, hash, who: /login/i.test(hash) ? 'nobody' : 'customer', arrival: 'page', earlier: single[hash] ?? others[hash] }),
  );
  const home = `/${face}/home`;
  const starts = ['/', '/home', ...hashes].map((hash): Station => ({ face, hash, who: /login/i.test(hash) ? 'nobody' : 'customer', arrival: 'start' }));
  const strangers = [home, `/${face}/mine`].map((hash): Station => ({ face, hash, who: 'nobody', arrival: 'start' }));
  const docs: Station[] = face === 'pc' ? [{ face, hash: docsPage, who: 'nobody', arrival: 'start' }] : [];
  return [...pages, ...starts, ...strangers, ...docs];
}

/** A page that asks the shop for nothing: where a customer is before, and goes to while an answer hangs. */
export const restPage = '/nowhere';

/** What lies in the collection of the browser. */
export const collected = [{ goodsId: goods, skuId: 'cloud-nine-headphones.blossom.case', quantity: 1, price: 12_900, at: 1_700_000_000_000 }];

export const nameOf = ({ hash, who, arrival }: Station): string => `${hash}${who === 'nobody' ? ' (signed out)' : ''}${arrival === 'start' ? ' (from the start)' : ''}`;
