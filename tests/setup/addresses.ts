/** Every route of the specification. The app has exactly these routes. */
export const addresses = [
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
