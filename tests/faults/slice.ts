/**
 * The subset of the fault matrix that `npm run verify -- --all` runs. It covers each call that pages read, each write, and each fault.
 * Pure functions.
 */
import { calls, type CallName } from '../../src/api/calls';
import { faultKinds, writeFaultKinds, type FaultKind, type WriteFaultKind } from './faultKinds';
import { writeCombinations, type Combination, type WriteCombination } from './plan';
import type { Write } from '../browser/support/idempotency/writeCase';
import { discountCodePage, type TestPage } from './testPages';

/** The page on which each call gets its faults, by the start of its hash. Both platforms are covered. */
const slicePages: readonly (readonly [entry: TestPage['entry'], hash: string, names: readonly CallName[]])[] = [
  ['load', '/h5/home', ['getBanners', 'recommendGoods', 'getVirtualGoods', 'getServerInfo']],
  ['load', '/pc/mine', ['getCurrentUser']],
  ['navigation', '/h5/hall', ['getGoodsList', 'getCategories']],
  ['navigation', '/h5/mine', ['getEnableBalance', 'getPromotion', 'getUnpaidOrders']],
  ['navigation', '/h5/components/goodsDetail?', ['getGoodsDetail', 'getReviews']],
  ['navigation', '/h5/ordercheck?', ['packGoods', 'getAddresses']],
  ['navigation', '/h5/order?view=return&', ['quoteReturn']],
  ['navigation', '/h5/order?view=gift&', ['getGiftOptions']],
  ['navigation', '/h5/mine?view=inbox', ['getAlerts']],
  ['navigation', '/h5/userinfo?view=delete', ['getAccountDeletion']],
  ['navigation', '/h5/components/ticketDetail?', ['getTicketDetail']],
  ['navigation', '/h5/infodetail?', ['getArticle', 'getHelpList']],
  ['navigation', discountCodePage, ['checkDiscountCode']],
  ['navigation', '/pc/components/order', ['getOrders']],
  ['navigation', '/pc/mine?index=orders&id', ['getOrderDetail']],
  ['navigation', '/pc/components/wallet', ['getWalletLog', 'getWithdrawLog']],
  ['navigation', '/pc/components/ticket', ['getTickets']],
  ['navigation', '/pc/mine?index=coupons', ['getMyCoupons']],
  ['navigation', '/pc/components/server', ['getServerList', 'getServerCode']],
  ['navigation', '/pc/information', ['getArticles']],
  ['navigation', '/pc/gift?', ['getGift']],
];

/** Read calls of the contract that no page makes. */
const unusedReadCalls: readonly CallName[] = ['getUserInfo'];

/** Every read call that a page makes. */
export const readCalls = (Object.keys(calls) as CallName[]).filter(
  (name) => calls[name].kind === 'read' && !unusedReadCalls.includes(name),
);

/** Each call gets every fifth fault. The first fault differs from call to call. */
const faultStep = 5;

const callsAt = (testPage: TestPage): readonly CallName[] =>
  testPage.session === 'signedIn'
    ? (slicePages.find(
        ([entry, hash]) =>
          entry === testPage.entry &&
          (hash.endsWith('?') || hash.includes('&') ? testPage.hash.startsWith(hash) : testPage.hash === hash),
      )?.[2] ?? [])
    : [];

/** Whether the subset contains the page. */
export const isInSlice = (testPage: TestPage): boolean => callsAt(testPage).length > 0;

/** The combinations of the page that belong to the subset. */
export function sliceOf(testPage: TestPage, combinations: readonly Combination[]): Combination[] {
  const names = callsAt(testPage);
  return combinations.filter(
    ({ call, kind }) => names.includes(call) && (faultKinds.indexOf(kind) + readCalls.indexOf(call)) % faultStep === 0,
  );
}

/** Calls and faults that a run of the subset should have covered and did not. */
export function missingFromSlice(tried: readonly Combination[]): readonly (CallName | FaultKind)[] {
  return [
    ...readCalls.filter((name) => !tried.some(({ call }) => call === name)),
    ...faultKinds.filter((one) => !tried.some(({ kind }) => kind === one)),
  ];
}

/** Each write gets every eighth fault, each on another platform. The first fault differs from write to write. */
const writeFaultStep = 8;

/** The combinations of the writes that belong to the subset. */
export const writeSliceOf = (writes: readonly Write[]): WriteCombination[] =>
  writeCombinations(writes).filter(({ write, platform, kind }) => {
    const at = writeFaultKinds.indexOf(kind) + writes.indexOf(write);
    const turn = Math.floor(at / writeFaultStep) % 2;
    return at % writeFaultStep === 0 && platform === (turn === 0 ? 'h5' : 'pc');
  });

/** Writes of the contract, and faults, that these combinations do not cover. */
export function missingWrites(tried: readonly WriteCombination[]): readonly (CallName | WriteFaultKind)[] {
  return [
    ...(Object.keys(calls) as CallName[]).filter(
      (name) => calls[name].kind !== 'read' && !tried.some(({ write }) => write.call === name),
    ),
    ...writeFaultKinds.filter((one) => !tried.some(({ kind }) => kind === one)),
  ];
}
