import { mapValues } from 'es-toolkit';
import { calls } from '@/api/calls';
import type { Feature } from '@/lib/features';
import { featureOfScreen, pathOf, screenNames, type Platform } from '@/lib/routes';
import { ownRoutePaths } from './addresses';

type Parts = Readonly<Record<Feature, { h5: readonly string[]; pc: readonly string[]; calls: readonly string[] }>>;

/** Routes and paths of calls of each feature in the specification, written out: the table in src/lib/routes.ts must contain them. */
export const specifiedParts: Parts = {
  wallet: {
    h5: ['/h5/wallet', '/h5/withdraw', '/h5/withdrawlog', '/h5/components/withdrawModal'],
    pc: ['/pc/mine?index=wallet', '/pc/mine?index=wallet&view=withdraw', '/pc/components/wallet'],
    calls: ['/api/user/enableBalance', '/api/user/wallet/log', '/api/user/withdraw/log', '/api/user/withdraw'],
  },
  withdrawals: {
    h5: ['/h5/withdraw', '/h5/withdrawlog', '/h5/components/withdrawModal'],
    pc: [
      '/pc/mine?index=wallet&view=withdraw',
      '/pc/mine?index=wallet&view=withdrawals',
      '/pc/components/wallet/withdraw',
    ],
    calls: ['/api/user/withdraw/log', '/api/user/withdraw'],
  },
  coupons: { h5: ['/h5/components/couponCard'], pc: ['/pc/mine?index=coupons'], calls: ['/api/user/myCoupon'] },
  discountCodes: { h5: [], pc: [], calls: ['/api/user/checkDiscountCode'] },
  tickets: {
    h5: ['/h5/ticket', '/h5/components/ticketDetail?id=t', '/h5/components/ticketCard'],
    pc: ['/pc/mine?index=tickets', '/pc/mine?index=tickets&id=t', '/pc/components/ticket'],
    calls: ['/api/user/ticket/list', '/api/user/ticket/detail'],
  },
  redeemCodes: {
    h5: ['/h5/exchange'],
    pc: ['/pc/mine?index=redeem', '/pc/components/cdk'],
    calls: ['/api/user/exchange/code'],
  },
  promotion: {
    h5: ['/h5/share'],
    pc: ['/pc/mine?index=promotion', '/pc/components/promotion'],
    calls: ['/api/mine/promotionInfo'],
  },
  presale: { h5: ['/h5/components/presale'], pc: [], calls: [] },
  service: {
    h5: ['/h5/components/server'],
    pc: ['/pc/mine?index=service', '/pc/components/server'],
    calls: ['/api/server/list', '/api/mine/serverCode'],
  },
  articles: {
    h5: ['/h5/info', '/h5/infodetail?id=returns'],
    pc: ['/pc/information', '/pc/information?id=returns'],
    calls: ['/api/info/list', '/api/home/helpList'],
  },
  docs: { h5: ['/docs'], pc: [], calls: [] },
  returns: {
    h5: [],
    pc: [],
    calls: ['/api/user/return/quote', '/api/user/return/request', '/api/user/return/cancel'],
  },
  gifts: {
    h5: ['/h5/gift'],
    pc: ['/pc/gift'],
    calls: [
      '/api/user/gift/options',
      '/api/user/gift/wrap',
      '/api/user/gift/unwrap',
      '/api/home/gift',
      '/api/home/gift/open',
    ],
  },
  accountDeletion: { h5: [], pc: [], calls: ['/api/user/deletion', '/api/user/delete'] },
  alerts: { h5: [], pc: [], calls: ['/api/user/alert/list', '/api/user/alert/set'] },
  reviews: { h5: [], pc: [], calls: ['/api/home/reviewList', '/api/user/review/write'] },
};

const ownRoutesOf = (name: Feature, platform: Platform) =>
  screenNames
    .filter((screen) => featureOfScreen[screen] === name)
    .map((screen) => pathOf(platform, screen))
    .filter((path) => ownRoutePaths.includes(path.slice(1)));

const ownCallsOf = (name: Feature) =>
  Object.values(calls).flatMap(({ feature, path }) =>
    feature === name && !specifiedCalls.includes(path) ? [path] : [],
  );

const specifiedCalls = Object.values(specifiedParts).flatMap((parts) => parts.calls);

/** Routes and paths of calls of each feature: those of the specification, and those that a shop added to the tables. */
export const featureParts: Parts = mapValues(specifiedParts, ({ h5, pc, calls: paths }, name) => ({
  h5: [...h5, ...ownRoutesOf(name, 'h5')],
  pc: [...pc, ...ownRoutesOf(name, 'pc')],
  calls: [...paths, ...ownCallsOf(name)],
}));
