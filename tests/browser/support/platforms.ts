/** Hashes of all pages, and of the pages that tests use by name. */
import type { Platform } from '../shopTest';

const screens = {
  h5: {
    home: '/h5/home',
    hall: '/h5/hall',
    goods: '/h5/components/goodsDetail',
    checkout: '/h5/ordercheck',
    success: '/h5/components/orderSuccess',
    orders: '/h5/order',
    login: '/h5/login',
    mine: '/h5/mine',
    addresses: '/h5/components/address',
    nickname: '/h5/editnickname',
    avatar: '/h5/editavatar',
    phone: '/h5/editphone',
    profile: '/h5/userinfo',
    coupons: '/h5/components/couponCard',
    wallet: '/h5/wallet',
    withdraw: '/h5/withdraw',
    withdrawals: '/h5/withdrawlog',
    redeem: '/h5/exchange',
    campaign: '/h5/ox',
    collect: '/h5/collect',
  },
  pc: {
    home: '/pc/home',
    hall: '/pc/home?view=hall',
    goods: '/pc/goodsdetail',
    checkout: '/pc/ordercheck',
    success: '/pc/ordercheck?view=success',
    orders: '/pc/mine?index=orders',
    login: '/pc/components/loginForm',
    mine: '/pc/mine',
    addresses: '/pc/mine?index=addresses',
    nickname: '/pc/mine?index=profile&edit=nickname',
    avatar: '/pc/mine?index=profile&edit=avatar',
    phone: '/pc/mine?index=profile&edit=phone',
    profile: '/pc/mine?index=profile',
    coupons: '/pc/mine?index=coupons',
    wallet: '/pc/mine?index=wallet',
    withdraw: '/pc/mine?index=wallet&view=withdraw',
    withdrawals: '/pc/mine?index=wallet&view=withdrawals',
    redeem: '/pc/mine?index=redeem',
    campaign: '/pc/home?view=campaign',
    collect: '/pc/home?view=collect',
  },
} as const;

export type Screen = keyof (typeof screens)['h5'];

/** Hash of a screen without `#`, with the query appended. */
export function hashTo(platform: Platform, screen: Screen, query: Readonly<Record<string, string>> = {}): string {
  const [path = '', fixed = ''] = screens[platform][screen].split('?');
  const search = new URLSearchParams([...new URLSearchParams(fixed), ...Object.entries(query)]).toString();
  return path + (search && `?${search}`);
}

/**
 * Hashes of all pages without `#`. `/` and `/home` redirect to the home page, so the list separates the three: each
 * navigation leads to another page.
 */
export const builtPages: Readonly<Record<Platform, readonly string[]>> = {
  h5: [
    '/',
    ...[
      'hall',
      'login',
      'collect',
      'ordercheck',
      'order',
      'mine',
      'ticket',
      'wallet',
      'withdraw',
      'withdrawlog',
      'exchange',
      'share',
    ].map((name) => `/h5/${name}`),
    '/home',
    ...['info', 'infodetail', 'userinfo', 'editnickname', 'editavatar', 'editphone', 'aggrement', 'ox'].map(
      (name) => `/h5/${name}`,
    ),
    ...['goodsDetail', 'goodsCard', 'orderCard', 'orderSuccess', 'ticketCard', 'ticketDetail', 'couponCard'].map(
      (name) => `/h5/components/${name}`,
    ),
    ...['presale', 'collect', 'address', 'message', 'server', 'withdrawModal'].map((name) => `/h5/components/${name}`),
    '/h5/home',
  ],
  pc: [
    '/',
    ...['goodsdetail', 'information', 'ordercheck', 'mine'].map((name) => `/pc/${name}`),
    '/home',
    ...[
      'address',
      'agreement',
      'cdk',
      'editAvatar',
      'editPhone',
      'loginForm',
      'promotion',
      'userinfo',
      'server',
      'ticket',
    ].map((name) => `/pc/components/${name}`),
    ...['wallet', 'wallet/withdraw', 'order', 'order/orderAddress', 'order/orderCancel'].map(
      (name) => `/pc/components/${name}`,
    ),
    '/pc/home',
  ],
};

/** Hashes with a query that show another view of a page. */
export const builtViews: Readonly<Record<Platform, readonly string[]>> = {
  h5: [
    '/h5/components/goodsDetail?id=cloud-nine-headphones',
    '/h5/hall?search=open',
    '/h5/ordercheck?lines=cloud-nine-headphones.blossom.case*1',
    '/h5/ox?id=autumn-at-home',
    '/h5/aggrement?which=privacy',
    '/h5/mine?view=inbox',
  ],
  pc: [
    ...['hall', 'collect', 'campaign&id=autumn-at-home'].map((view) => `/pc/home?view=${view}`),
    '/pc/goodsdetail?id=cloud-nine-headphones',
    '/pc/ordercheck?lines=cloud-nine-headphones.blossom.case*1',
    ...['profile', 'inbox', 'wallet', 'coupons', 'tickets', 'redeem', 'addresses', 'promotion', 'service'].map(
      (index) => `/pc/mine?index=${index}`,
    ),
    ...[
      'wallet&view=withdraw',
      'wallet&view=withdrawals',
      'profile&edit=nickname',
      'profile&edit=avatar',
      'profile&edit=phone',
    ].map((index) => `/pc/mine?index=${index}`),
  ],
};

/** The developers' page belongs to neither platform. */
export const docsPage = '/docs';
