/**
 * Builders for every URL of the shop, and the pairing of both platforms: the same screen with the same query. No other
 * module builds a URL.
 */
import { isFeatureOnOrNone, type Feature } from './features';
import { parseSearchParams, stringifySearchParams, type Query } from './searchParams';

export type Platform = 'h5' | 'pc';

interface ScreenPath {
  path: string;
  /** Query that selects this screen on a path with several screens. */
  query?: Query;
  /** A query key that this screen requires; without it the path shows another screen, such as the list of a row. */
  needs?: string;
}

/** The paths of each screen on both platforms. A desktop screen is often a section of a larger page. */
const screenPaths = {
  home: { h5: { path: '/h5/home' }, pc: { path: '/pc/home' } },
  hall: { h5: { path: '/h5/hall' }, pc: { path: '/pc/home', query: { view: 'hall' } } },
  collect: { h5: { path: '/h5/collect' }, pc: { path: '/pc/home', query: { view: 'collect' } } },
  goods: { h5: { path: '/h5/components/goodsDetail' }, pc: { path: '/pc/goodsdetail' } },
  compare: { h5: { path: '/h5/compare' }, pc: { path: '/pc/compare' } },
  checkout: { h5: { path: '/h5/ordercheck' }, pc: { path: '/pc/ordercheck' } },
  orderSuccess: {
    h5: { path: '/h5/components/orderSuccess' },
    pc: { path: '/pc/ordercheck', query: { view: 'success' } },
  },
  orders: { h5: { path: '/h5/order' }, pc: { path: '/pc/mine', query: { index: 'orders' } } },
  addresses: { h5: { path: '/h5/components/address' }, pc: { path: '/pc/mine', query: { index: 'addresses' } } },
  coupons: { h5: { path: '/h5/components/couponCard' }, pc: { path: '/pc/mine', query: { index: 'coupons' } } },
  wallet: { h5: { path: '/h5/wallet' }, pc: { path: '/pc/mine', query: { index: 'wallet' } } },
  withdraw: { h5: { path: '/h5/withdraw' }, pc: { path: '/pc/mine', query: { index: 'wallet', view: 'withdraw' } } },
  withdrawLog: {
    h5: { path: '/h5/withdrawlog' },
    pc: { path: '/pc/mine', query: { index: 'wallet', view: 'withdrawals' } },
  },
  tickets: { h5: { path: '/h5/ticket' }, pc: { path: '/pc/mine', query: { index: 'tickets' } } },
  ticket: {
    h5: { path: '/h5/components/ticketDetail' },
    pc: { path: '/pc/mine', query: { index: 'tickets' }, needs: 'id' },
  },
  redeem: { h5: { path: '/h5/exchange' }, pc: { path: '/pc/mine', query: { index: 'redeem' } } },
  promotion: { h5: { path: '/h5/share' }, pc: { path: '/pc/mine', query: { index: 'promotion' } } },
  service: { h5: { path: '/h5/components/server' }, pc: { path: '/pc/mine', query: { index: 'service' } } },
  profile: { h5: { path: '/h5/userinfo' }, pc: { path: '/pc/mine', query: { index: 'profile' } } },
  editNickname: {
    h5: { path: '/h5/editnickname' },
    pc: { path: '/pc/mine', query: { index: 'profile', edit: 'nickname' } },
  },
  editAvatar: { h5: { path: '/h5/editavatar' }, pc: { path: '/pc/mine', query: { index: 'profile', edit: 'avatar' } } },
  editPhone: { h5: { path: '/h5/editphone' }, pc: { path: '/pc/mine', query: { index: 'profile', edit: 'phone' } } },
  articles: { h5: { path: '/h5/info' }, pc: { path: '/pc/information' } },
  article: { h5: { path: '/h5/infodetail' }, pc: { path: '/pc/information', needs: 'id' } },
  gift: { h5: { path: '/h5/gift' }, pc: { path: '/pc/gift' } },
  agreement: { h5: { path: '/h5/aggrement' }, pc: { path: '/pc/components/agreement' } },
  campaign: { h5: { path: '/h5/ox' }, pc: { path: '/pc/home', query: { view: 'campaign' } } },
  inbox: { h5: { path: '/h5/mine', query: { view: 'inbox' } }, pc: { path: '/pc/mine', query: { index: 'inbox' } } },
  mine: { h5: { path: '/h5/mine' }, pc: { path: '/pc/mine' } },
  login: { h5: { path: '/h5/login' }, pc: { path: '/pc/components/loginForm' } },
} as const satisfies Record<string, Record<Platform, ScreenPath>>;

export type Screen = keyof typeof screenPaths;

/** Routes that show one part of a screen, with that screen. On the other platform the whole screen is shown. */
const screenOfPartRoute: Readonly<Record<Platform, Readonly<Record<string, Screen>>>> = {
  h5: {
    goodsCard: 'goods',
    orderCard: 'orders',
    ticketCard: 'tickets',
    presale: 'goods',
    collect: 'collect',
    message: 'checkout',
    withdrawModal: 'withdraw',
  },
  pc: {
    address: 'addresses',
    cdk: 'redeem',
    editAvatar: 'editAvatar',
    editPhone: 'editPhone',
    promotion: 'promotion',
    userinfo: 'profile',
    server: 'service',
    ticket: 'tickets',
    wallet: 'wallet',
    'wallet/withdraw': 'withdraw',
    order: 'orders',
    'order/orderAddress': 'orders',
    'order/orderCancel': 'orders',
  },
};

/** The features of screens. The agreement is no part of `articles`, and its text comes from `getArticle`. */
export const featureOfScreen: Partial<Readonly<Record<Screen, Feature>>> = {
  wallet: 'wallet',
  withdraw: 'withdrawals',
  withdrawLog: 'withdrawals',
  coupons: 'coupons',
  tickets: 'tickets',
  ticket: 'tickets',
  redeem: 'redeemCodes',
  promotion: 'promotion',
  service: 'service',
  articles: 'articles',
  article: 'articles',
  gift: 'gifts',
};

/** The features of paths that are no screen of their own. */
const featureOfPath: Readonly<Record<string, Feature>> = { '/h5/components/presale': 'presale', '/docs': 'docs' };

export const isScreenOn = (screen: Screen): boolean => isFeatureOnOrNone(featureOfScreen[screen]);
const isPathOn = (path: string): boolean => isFeatureOnOrNone(featureOfPath[path]);

/** Maximum length of the decoded parameters of a return URL. */
const MAX_DECODED_CHARACTERS = 2000;

export const screenNames = Object.keys(screenPaths) as Screen[];

/** The URL of a screen on a platform: `pathOf('h5', 'wallet')` is `/h5/wallet`. */
export function pathOf(platform: Platform, screen: Screen, query: Query = {}): string {
  const screenPath: ScreenPath = screenPaths[screen][platform];
  return screenPath.path + stringifySearchParams({ ...screenPath.query, ...query });
}

/** The platform of a path; undefined for `/`, `/home`, `/docs` and unknown paths. */
export function platformOfPath(pathname: string): Platform | undefined {
  const first = pathname.split('/')[1];
  return first === 'h5' || first === 'pc' ? first : undefined;
}

/** The screen of a URL: its path and fixed query match; the most specific screen wins. */
export function screenOf(pathname: string, query: Query): Screen | undefined {
  const platform = platformOfPath(pathname);
  if (!platform) return undefined;
  const screenPathOf = (name: Screen): ScreenPath => screenPaths[name][platform];
  const matches = screenNames.filter((name) => {
    const { path, query: fixed = {}, needs } = screenPathOf(name);
    return (
      path === pathname &&
      Object.entries(fixed).every(([key, value]) => query[key] === value) &&
      (!needs || query[needs])
    );
  });
  const weight = (name: Screen) =>
    Object.keys(screenPathOf(name).query ?? {}).length + (screenPathOf(name).needs ? 1 : 0);
  const part = pathname.split('/components/')[1] ?? '';
  return (
    matches.sort((one, other) => weight(other) - weight(one))[0] ??
    (Object.hasOwn(screenOfPartRoute[platform], part) ? screenOfPartRoute[platform][part] : undefined)
  );
}

/** Whether the shop has the page of an address of this app: its feature is not switched off. */
export function isUrlOn(address: string): boolean {
  const [pathname = '', search = ''] = address.split(/\?(.*)/s);
  const screen = screenOf(pathname, parseSearchParams(search));
  return isPathOn(pathname) && (!screen || isScreenOn(screen));
}

/** The same link on the other platform with the same query; that platform's home page when there is no counterpart. */
export function pairedUrl(address: string, platform: Platform): string {
  const [pathname = '', search = ''] = address.split(/\?(.*)/s);
  const query = parseSearchParams(search);
  const from = platformOfPath(pathname);
  if (from === platform) return address;
  const screen = screenOf(pathname, query);
  if (!from || !screen) return pathOf(platform, 'home');
  const fixed = Object.keys((screenPaths[screen][from] as ScreenPath).query ?? {});
  return pathOf(platform, screen, Object.fromEntries(Object.entries(query).filter(([key]) => !fixed.includes(key))));
}

/**
 * Validates a return URL: a known path of a platform with a safe query. Anything else (other hosts, `//`, `/\`,
 * `javascript:`, encoded variants, the login page itself, more than `MAX_DECODED_CHARACTERS` in its parameters) is undefined
 * and leads to the home page.
 */
export function safeReturnTo(platform: Platform, requested: string | undefined): string | undefined {
  const match = /^(\/(?:h5|pc)\/[A-Za-z/]+)(\?[^#\\\s]*)?$/.exec(requested ?? '');
  const [, pathname, search = ''] = match ?? [];
  // Percent-encoding makes nine characters of one; the limit applies to the decoded text.
  if (!pathname || [...new URLSearchParams(search)].join('').length > MAX_DECODED_CHARACTERS) return undefined;
  const screen = screenOf(pathname, parseSearchParams(search));
  if (!screen || screen === 'login' || !isScreenOn(screen)) return undefined;
  return pairedUrl(pathname + stringifySearchParams(parseSearchParams(search)), platform);
}
