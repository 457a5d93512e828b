import { ownRoutePaths } from '../../tests/setup/addresses';
import { filesBelow } from '../../tests/setup/projectFiles';
import { isUrlOn, platformOfPath, pairedUrl, pathOf, safeReturnTo, screenNames, screenOf, type Screen } from './routes';

/** With an id these two addresses are another screen: the ticket, and the article. */
const lists: readonly Screen[] = ['tickets', 'articles'];
const screens = screenNames.filter((name) => !lists.includes(name));

/** Each route of one platform with its counterpart on the other. */
const pairs: readonly (readonly [string, string])[] = [
  ['/h5/home', '/pc/home'],
  ['/h5/hall', '/pc/home?view=hall'],
  ['/h5/collect', '/pc/home?view=collect'],
  ['/h5/ox', '/pc/home?view=campaign'],
  ['/h5/login', '/pc/components/loginForm'],
  ['/h5/mine', '/pc/mine'],
  ['/h5/mine?view=inbox', '/pc/mine?index=inbox'],
  ['/h5/order', '/pc/mine?index=orders'],
  ['/h5/ordercheck', '/pc/ordercheck'],
  ['/h5/ticket', '/pc/mine?index=tickets'],
  ['/h5/wallet', '/pc/mine?index=wallet'],
  ['/h5/withdraw', '/pc/mine?index=wallet&view=withdraw'],
  ['/h5/withdrawlog', '/pc/mine?index=wallet&view=withdrawals'],
  ['/h5/exchange', '/pc/mine?index=redeem'],
  ['/h5/share', '/pc/mine?index=promotion'],
  ['/h5/info', '/pc/information'],
  ['/h5/infodetail?id=x', '/pc/information?id=x'],
  ['/h5/userinfo', '/pc/mine?index=profile'],
  ['/h5/editnickname', '/pc/mine?index=profile&edit=nickname'],
  ['/h5/editavatar', '/pc/mine?index=profile&edit=avatar'],
  ['/h5/editphone', '/pc/mine?index=profile&edit=phone'],
  ['/h5/aggrement', '/pc/components/agreement'],
  ['/h5/components/goodsDetail', '/pc/goodsdetail'],
  ['/h5/components/orderSuccess', '/pc/ordercheck?view=success'],
  ['/h5/components/ticketDetail?id=x', '/pc/mine?index=tickets&id=x'],
  ['/h5/components/couponCard', '/pc/mine?index=coupons'],
  ['/h5/components/address', '/pc/mine?index=addresses'],
  ['/h5/components/server', '/pc/mine?index=service'],
];

/** Routes that show one part of a screen: their counterpart shows the whole screen. */
const parts: readonly (readonly [string, string])[] = [
  ['/h5/components/goodsCard', '/pc/goodsdetail'],
  ['/h5/components/orderCard', '/pc/mine?index=orders'],
  ['/h5/components/ticketCard', '/pc/mine?index=tickets'],
  ['/h5/components/presale', '/pc/goodsdetail'],
  ['/h5/components/collect', '/pc/home?view=collect'],
  ['/h5/components/message', '/pc/ordercheck'],
  ['/h5/components/withdrawModal', '/pc/mine?index=wallet&view=withdraw'],
  ['/pc/components/address', '/h5/components/address'],
  ['/pc/components/cdk', '/h5/exchange'],
  ['/pc/components/editAvatar', '/h5/editavatar'],
  ['/pc/components/editPhone', '/h5/editphone'],
  ['/pc/components/promotion', '/h5/share'],
  ['/pc/components/userinfo', '/h5/userinfo'],
  ['/pc/components/server', '/h5/components/server'],
  ['/pc/components/ticket', '/h5/ticket'],
  ['/pc/components/wallet', '/h5/wallet'],
  ['/pc/components/wallet/withdraw', '/h5/withdraw'],
  ['/pc/components/order', '/h5/order'],
  ['/pc/components/order/orderAddress', '/h5/order'],
  ['/pc/components/order/orderCancel', '/h5/order'],
];

describe('the same link on both platforms', () => {
  test.each(screens)('%s is found again from either side, its query kept', (screen) => {
    const h5 = pathOf('h5', screen, { id: 'x1', lines: 'a*2' });
    const pc = pathOf('pc', screen, { id: 'x1', lines: 'a*2' });
    expect(pairedUrl(h5, 'pc')).toBe(pc);
    expect(pairedUrl(pc, 'h5')).toBe(h5);
  });

  test('a desktop section is its own screen on the phone', () => {
    expect(pairedUrl('/pc/mine?index=orders&status=toPay', 'h5')).toBe('/h5/order?status=toPay');
    expect(pairedUrl('/pc/home?view=hall&categoryId=audio', 'h5')).toBe('/h5/hall?categoryId=audio');
    expect(screenOf('/pc/mine', { index: 'nonsense' })).toBe('mine');
  });

  test.each(pairs)('%s and %s are one screen', (h5, pc) => {
    expect(pairedUrl(h5, 'pc')).toBe(pc);
    expect(pairedUrl(pc, 'h5')).toBe(h5);
  });

  test.each(parts)('the part %s has its screen %s on the other platform', (part, screen) => {
    expect(pairedUrl(part, screen.startsWith('/pc') ? 'pc' : 'h5')).toBe(screen);
  });

  test('every page of both sets is in this table, or a screen of its own on both platforms', () => {
    const routesNamed = [...pairs, ...parts].flat().map((address) => address.split('?')[0]);
    const pages = filesBelow('src/pages', ['/index.tsx']).map(({ path }) =>
      path.replace(/^src\/pages|\/index\.tsx$/g, ''),
    );
    const unnamed = pages.filter((page) => platformOfPath(page) && !routesNamed.includes(page));
    expect(unnamed.filter((page) => !ownRoutePaths.includes(page.slice(1)))).toEqual([]);
  });

  test('a link without a twin leads to the home page of the other platform', () => {
    expect(pairedUrl('/h5/components/nothing', 'pc')).toBe('/pc/home');
    expect(pairedUrl('/h5/components/toString', 'pc')).toBe('/pc/home');
    expect(pairedUrl('/nowhere', 'h5')).toBe('/h5/home');
  });

  test('addresses belong to a platform by their first part only', () => {
    expect(platformOfPath('/h5/home')).toBe('h5');
    expect(platformOfPath('/pcx/home')).toBeUndefined();
  });
});

describe('the place to come back to after the sign-in', () => {
  test('is one of our own, on the platform that asks', () => {
    expect(safeReturnTo('h5', '/h5/ordercheck?lines=a*1')).toBe('/h5/ordercheck?lines=a*1');
    expect(safeReturnTo('pc', '/h5/order?id=o1')).toBe('/pc/mine?index=orders&id=o1');
  });

  test.each(['gid://shopify/Product/7', 'Zm9v+Y==', 'a b', '杯', '%2F', '#&?', '//evil.example', '\\', '"🧺'])(
    'keeps the id %p on both platforms',
    (id) => {
      const h5 = pathOf('h5', 'orders', { id });
      expect(safeReturnTo('h5', h5)).toBe(h5);
      expect(safeReturnTo('pc', h5)).toBe(pathOf('pc', 'orders', { id }));
      expect(pairedUrl(pathOf('pc', 'orders', { id }), 'h5')).toBe(h5);
    },
  );

  test('keeps a pack whose ids are long when they are encoded', () => {
    const address = pathOf('h5', 'checkout', {
      lines: `${'杯'.repeat(64)}*1,${'子'.repeat(64)}*2,${'茶'.repeat(64)}*3,${'碗'.repeat(64)}*4`,
    });
    expect(address.length).toBeGreaterThan(2300);
    expect(safeReturnTo('h5', address)).toBe(address);
  });

  test.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/h5/../../x',
    '%2F%2Fevil.example',
    '/h5/home#//evil',
    '/h5/login',
    '/pc/components/loginForm',
    '/h5/unknown',
    'h5/home',
    '/h5/home?x=\\',
    ' /h5/home',
    `/h5/hall?keyword=${'x'.repeat(3000)}`,
    '',
    undefined,
  ])('%s leads home', (hostile) => expect(safeReturnTo('h5', hostile)).toBeUndefined());
});

describe('a page of a shop without the wallet', () => {
  const { wallet } = SHOP.features;
  beforeEach(() => void Object.assign(SHOP.features, { wallet: false }));
  afterEach(() => void Object.assign(SHOP.features, { wallet }));

  test.each([
    ['/h5/wallet', false],
    ['/h5/withdraw', false],
    ['/pc/mine?index=wallet', false],
    ['/pc/mine?index=wallet&view=withdraw', false],
    ['/pc/mine?index=orders', true],
    ['/pc/mine', true],
    ['/h5/home', true],
    ['/h5/unknown', true],
  ])('%s is there: %s', (address, isThere) => expect(isUrlOn(address)).toBe(isThere));
});
