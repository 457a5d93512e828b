import { setRunTimeSwitches } from '@/lib/features';
import { isUrlOn, safeReturnTo } from '@/lib/routes';
import { urlOfTarget } from './urlOfTarget';

describe('where the shop’s links lead', () => {
  test('to our own screens and to the web', () => {
    expect(urlOfTarget('h5', { kind: 'goods', id: 'g 1' })).toEqual({ inner: '/h5/components/goodsDetail?id=g+1' });
    expect(urlOfTarget('pc', { kind: 'category', id: 'audio' })).toEqual({
      inner: '/pc/home?view=hall&categoryId=audio',
    });
    expect(urlOfTarget('pc', { kind: 'url', url: 'https://shop.example/x' })).toEqual({
      outer: 'https://shop.example/x',
    });
  });

  test('to no page of a feature that is switched off, and nothing leads back to one', () => {
    const links = () => [
      urlOfTarget('h5', { kind: 'coupons' }),
      urlOfTarget('pc', { kind: 'article', id: 'a1' }),
      safeReturnTo('h5', '/h5/wallet?id=x'),
      isUrlOn('/h5/wallet'),
    ];
    const on = links();
    setRunTimeSwitches({ coupons: false, articles: false, wallet: false });
    const off = links();
    setRunTimeSwitches(undefined);
    expect(on).toEqual([
      { inner: '/h5/components/couponCard' },
      { inner: '/pc/information?id=a1' },
      '/h5/wallet?id=x',
      true,
    ]);
    expect(off).toEqual([undefined, undefined, undefined, false]);
  });

  test.each(['javascript:alert(1)', '//evil.example', 'data:text/html,x', 'https:/\\evil', 'ftp://x'])(
    'never to %s',
    (url) => expect(urlOfTarget('h5', { kind: 'url', url })).toBeUndefined(),
  );
});
