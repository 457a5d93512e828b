/**
 * Every address of the shop as a typed builder, and the pairing of both page sets: the same screen under both faces, its
 * query kept. Nobody else puts an address together.
 */
import type { Target } from '@/api/schema/wire';
import { parseQuery, stringifyQuery, type Query } from '@/domain/query';

export type Face = 'h5' | 'pc';

interface Place {
  path: string;
  /** Query that makes this screen out of a path which serves several. */
  query?: Query;
  /** Key of a query without which this path shows another screen: a list and one of its rows. */
  needs?: string;
}

/** Both addresses of each screen. A desktop screen is often a section of a larger page. */
const screens = {
  home: { h5: { path: '/h5/home' }, pc: { path: '/pc/home' } },
  hall: { h5: { path: '/h5/hall' }, pc: { path: '/pc/home', query: { view: 'hall' } } },
  collect: { h5: { path: '/h5/collect' }, pc: { path: '/pc/home', query: { view: 'collect' } } },
  goods: { h5: { path: '/h5/components/goodsDetail' }, pc: { path: '/pc/goodsdetail' } },
  checkout: { h5: { path: '/h5/ordercheck' }, pc: { path: '/pc/ordercheck' } },
  orderSuccess: { h5: { path: '/h5/components/orderSuccess' }, pc: { path: '/pc/ordercheck', query: { view: 'success' } } },
  orders: { h5: { path: '/h5/order' }, pc: { path: '/pc/mine', query: { index: 'orders' } } },
  addresses: { h5: { path: '/h5/components/address' }, pc: { path: '/pc/mine', query: { index: 'addresses' } } },
  coupons: { h5: { path: '/h5/components/couponCard' }, pc: { path: '/pc/mine', query: { index: 'coupons' } } },
  wallet: { h5: { path: '/h5/wallet' }, pc: { path: '/pc/mine', query: { index: 'wallet' } } },
  withdraw: { h5: { path: '/h5/withdraw' }, pc: { path: '/pc/mine', query: { index: 'wallet', view: 'withdraw' } } },
  withdrawLog: { h5: { path: '/h5/withdrawlog' }, pc: { path: '/pc/mine', query: { index: 'wallet', view: 'withdrawals' } } },
  tickets: { h5: { path: '/h5/ticket' }, pc: { path: '/pc/mine', query: { index: 'tickets' } } },
  ticket: { h5: { path: '/h5/components/ticketDetail' }, pc: { path: '/pc/mine', query: { index: 'tickets' }, needs: 'id' } },
  redeem: { h5: { path: '/h5/exchange' }, pc: { path: '/pc/mine', query: { index: 'redeem' } } },
  promotion: { h5: { path: '/h5/share' }, pc: { path: '/pc/mine', query: { index: 'promotion' } } },
  service: { h5: { path: '/h5/components/server' }, pc: { path: '/pc/mine', query: { index: 'service' } } },
  profile: { h5: { path: '/h5/userinfo' }, pc: { path: '/pc/mine', query: { index: 'profile' } } },
  editNickname: { h5: { path: '/h5/editnickname' }, pc: { path: '/pc/mine', query: { index: 'profile', edit: 'nickname' } } },
  editAvatar: { h5: { path: '/h5/editavatar' }, pc: { path: '/pc/mine', query: { index: 'profile', edit: 'avatar' } } },
  editPhone: { h5: { path: '/h5/editphone' }, pc: { path: '/pc/mine', query: { index: 'profile', edit: 'phone' } } },
  articles: { h5: { path: '/h5/info' }, pc: { path: '/pc/information' } },
  article: { h5: { path: '/h5/infodetail' }, pc: { path: '/pc/information', needs: 'id' } },
  agreement: { h5: { path: '/h5/aggrement' }, pc: { path: '/pc/components/agreement' } },
  campaign: { h5: { path: '/h5/ox' }, pc: { path: '/pc/home', query: { view: 'campaign' } } },
  mine: { h5: { path: '/h5/mine' }, pc: { path: '/pc/mine' } },
  login: { h5: { path: '/h5/login' }, pc: { path: '/pc/components/loginForm' } },
} as const satisfies Record<string, Record<Face, Place>>;

export type Screen = keyof typeof screens;

/** Component routes that show one part of a screen by itself, and the screen it is of: its other face is that screen's. */
const parts: Readonly<Record<Face, Readonly<Record<string, Screen>>>> = {
  h5: { goodsCard: 'goods', orderCard: 'orders', ticketCard: 'tickets', presale: 'goods', collect: 'collect', message: 'checkout', withdrawModal: 'withdraw' },
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

const screenNames = Object.keys(screens) as Screen[];

/** The address of a screen on a face: `pathOf('h5', 'goods', { id })` is `/h5/components/goodsDetail?id=…`. */
export function pathOf(face: Face, screen: Screen, query: Query = {}): string {
  const place: Place = screens[screen][face];
  return place.path + stringifyQuery({ ...place.query, ...query });
}

/** The face that a path belongs to, or undefined for `/`, `/home`, `/docs` and unknown ones. */
export function faceOfPath(pathname: string): Face | undefined {
  const first = pathname.split('/')[1];
  return first === 'h5' || first === 'pc' ? first : undefined;
}

/** The screen of an address: the one whose path and fixed query match, the most exact first. */
export function screenOf(pathname: string, query: Query): Screen | undefined {
  const face = faceOfPath(pathname);
  if (!face) return undefined;
  const placeOf = (name: Screen): Place => screens[name][face];
  const matches = screenNames.filter((name) => {
    const { path, query: fixed = {}, needs } = placeOf(name);
    return path === pathname && Object.entries(fixed).every(([key, value]) => query[key] === value) && (!needs || query[needs]);
  });
  const weight = (name: Screen) => Object.keys(placeOf(name).query ?? {}).length + (placeOf(name).needs ? 1 : 0);
  const part = pathname.split('/components/')[1] ?? '';
  return matches.sort((one, other) => weight(other) - weight(one))[0] ?? (Object.hasOwn(parts[face], part) ? parts[face][part] : undefined);
}

/** The same link on the other face, query kept; its home page when it has no twin there. */
export function pairedAddress(address: string, face: Face): string {
  const [pathname = '', search = ''] = address.split(/\?(.*)/s);
  const query = parseQuery(search);
  const from = faceOfPath(pathname);
  if (from === face) return address;
  const screen = screenOf(pathname, query);
  if (!from || !screen) return pathOf(face, 'home');
  const fixed = Object.keys((screens[screen][from] as Place).query ?? {});
  return pathOf(face, screen, Object.fromEntries(Object.entries(query).filter(([key]) => !fixed.includes(key))));
}

/** Where a target of the shop leads on a face; undefined for a link that is not safe to follow. */
export function addressOfTarget(face: Face, target: Target): { inner: string } | { outer: string } | undefined {
  switch (target.kind) {
    case 'goods':
      return { inner: pathOf(face, 'goods', { id: target.id }) };
    case 'category':
      return { inner: pathOf(face, 'hall', { categoryId: target.id }) };
    case 'campaign':
      return { inner: pathOf(face, 'campaign', { id: target.id }) };
    case 'hall':
      return { inner: pathOf(face, 'hall', target.keyword ? { keyword: target.keyword } : {}) };
    case 'virtual':
      return { inner: pathOf(face, 'hall', { categoryId: 'virtual' }) };
    case 'coupons':
      return { inner: pathOf(face, 'coupons') };
    case 'article':
      return { inner: pathOf(face, 'article', { id: target.id }) };
    case 'url':
      return /^https?:\/\/[^/\\]/i.test(target.url) ? { outer: target.url } : undefined;
  }
}

/**
 * The place to come back to, if it is one of our own: a known path below a face with a harmless query. Anything else —
 * foreign hosts, `//`, `/\`, `javascript:`, encoded tricks, the login page itself — is undefined and leads home.
 */
export function safeReturnTo(face: Face, wanted: string | undefined): string | undefined {
  if (!wanted || wanted.length > 2000) return undefined;
  const match = /^(\/(?:h5|pc)\/[A-Za-z/]+)(\?[^#\\\s]*)?$/.exec(wanted);
  const [, pathname, search = ''] = match ?? [];
  if (!pathname) return undefined;
  const screen = screenOf(pathname, parseQuery(search));
  if (!screen || screen === 'login') return undefined;
  return pairedAddress(pathname + stringifyQuery(parseQuery(search)), face);
}
