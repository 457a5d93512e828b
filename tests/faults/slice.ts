/** The part of the matrix that the gate tries: each call that pages read, and each fault. Pure. */
import { calls, type CallName } from '../../src/api/calls';
import { faultKinds, type FaultKind } from './faultKinds';
import type { Combination } from './plan';
import type { Station } from './stations';

/** Where each call is broken in the slice, by the beginning of the address; each face has its share. */
const places: readonly (readonly [arrival: Station['arrival'], hash: string, names: readonly CallName[]])[] = [
  ['start', '/h5/home', ['getBanners', 'recommendGoods', 'getVirtualGoods', 'getServerInfo']],
  ['start', '/pc/mine', ['getCurrentUser']],
  ['page', '/h5/hall', ['getGoodsList', 'getCategories']],
  ['page', '/h5/mine', ['getEnableBalance', 'getPromotion']],
  ['page', '/h5/components/goodsDetail?', ['getGoodsDetail']],
  ['page', '/h5/ordercheck?', ['packGoods', 'getAddresses']],
  ['page', '/h5/components/ticketDetail?', ['getTicketDetail']],
  ['page', '/h5/infodetail?', ['getArticle', 'getHelpList']],
  ['page', '/pc/components/order', ['getOrders']],
  ['page', '/pc/mine?index=orders&id', ['getOrderDetail']],
  ['page', '/pc/components/wallet', ['getWalletLog', 'getWithdrawLog']],
  ['page', '/pc/components/ticket', ['getTickets']],
  ['page', '/pc/mine?index=coupons', ['getMyCoupons']],
  ['page', '/pc/components/server', ['getServerList', 'getServerCode']],
  ['page', '/pc/information', ['getArticles']],
];

/** Calls of the contract that are read, but by no page: their answers reach nobody. */
export const readByNoPage: readonly CallName[] = ['getUserInfo', 'checkDiscountCode', 'getUnpaidOrders'];

/** Every call that pages read. */
export const readCalls = (Object.keys(calls) as CallName[]).filter((name) => calls[name].kind === 'read' && !readByNoPage.includes(name));

/** Each call meets every fifth fault; the calls take turns in where they begin. */
const everySo = 5;

const namesAt = (station: Station): readonly CallName[] =>
  station.who === 'customer' ? (places.find(([arrival, hash]) => arrival === station.arrival && (hash.endsWith('?') || hash.includes('&') ? station.hash.startsWith(hash) : station.hash === hash))?.[2] ?? []) : [];

/** Whether the slice stops at a station. */
export const isInSlice = (station: Station): boolean => namesAt(station).length > 0;

/** The combinations of a station that belong to the slice. */
export function sliceOf(station: Station, combinations: readonly Combination[]): Combination[] {
  const names = namesAt(station);
  return combinations.filter(({ call, kind }) => names.includes(call) && (faultKinds.indexOf(kind) + readCalls.indexOf(call)) % everySo === 0);
}

/** What a run of the slice left out although it is owed. */
export function leftOut(tried: readonly Combination[]): readonly (CallName | FaultKind)[] {
  return [...readCalls.filter((name) => !tried.some(({ call }) => call === name)), ...faultKinds.filter((one) => !tried.some(({ kind }) => kind === one))];
}
