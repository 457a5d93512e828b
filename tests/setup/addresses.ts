import { pathOf, screenNames } from '../../src/lib/routes';

/** Every route of the specification, written out. */
const specifiedRoutePaths: readonly string[] = [
  ...['', 'home', 'docs'],
  ...[
    'home',
    'hall',
    'login',
    'mine',
    'order',
    'ordercheck',
    'ticket',
    'wallet',
    'withdraw',
    'withdrawlog',
    'exchange',
    'collect',
  ].map((name) => `h5/${name}`),
  ...['share', 'info', 'infodetail', 'userinfo', 'editnickname', 'editavatar', 'editphone', 'aggrement', 'ox'].map(
    (name) => `h5/${name}`,
  ),
  ...['goodsDetail', 'goodsCard', 'orderCard', 'orderSuccess', 'ticketCard', 'ticketDetail', 'couponCard'].map(
    (name) => `h5/components/${name}`,
  ),
  ...['presale', 'collect', 'address', 'message', 'server', 'withdrawModal'].map((name) => `h5/components/${name}`),
  ...['home', 'mine', 'goodsdetail', 'information', 'ordercheck'].map((name) => `pc/${name}`),
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
  ].map((name) => `pc/components/${name}`),
  ...['wallet', 'wallet/withdraw', 'order', 'order/orderAddress', 'order/orderCancel'].map(
    (name) => `pc/components/${name}`,
  ),
];

/** The paths of a shop's own screens, which the specification does not name. */
export const ownRoutePaths = (['h5', 'pc'] as const)
  .flatMap((platform) => screenNames.map((name) => pathOf(platform, name).slice(1).replace(/\?.*/, '')))
  .filter((path, at, all) => !specifiedRoutePaths.includes(path) && all.indexOf(path) === at);

/** Every route: the app has exactly these. */
export const addresses = [...specifiedRoutePaths, ...ownRoutePaths];
