import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { pathOf } from '@/lib/routes';
import { buyer } from '../../../../tests/setup/checkoutSteps';
import { server, shopOfTest } from '../../../../tests/setup/freshShop';
import { renderInShop } from '../../../../tests/setup/renderInShop';
import { CouponList } from './CouponList';

const hour = 3_600_000;

test.each(['h5', 'pc'] as const)(
  'a coupon on %s leads to what it is for, unless it has not begun or is over',
  async (platform) => {
    const customer = buyer();
    const [coupon] = customer.ok('getMyCoupons', {}).list;
    const later = new Date(shopOfTest().now() + hour).toISOString();
    const rows = [
      { id: 'c1', name: 'Ready' },
      { id: 'c2', name: 'Later', validFrom: later },
      { id: 'c3', name: 'Kettle', redeemedGoodsId: 'kettle' },
      { id: 'c4', name: 'Used', state: 'used' },
      { id: 'c5', name: 'Expired', state: 'expired' },
    ].map((part) => ({ ...coupon, ...part }));
    server.use(
      http.get('*/api/user/myCoupon', () =>
        HttpResponse.json({ success: true, data: { list: [...rows, 7], total: rows.length + 1 } }),
      ),
    );
    const { user } = await renderInShop(<CouponList />, { as: customer, platform });
    const card = async (name: string) => within(await screen.findByRole('article', { name }));
    expect((await card('Ready')).getByRole('link', { name: 'Use now Ready' })).toHaveAttribute(
      'href',
      pathOf(platform, 'hall'),
    );
    expect((await card('Kettle')).getByRole('link', { name: 'Use now Kettle' })).toHaveAttribute(
      'href',
      pathOf(platform, 'goods', { id: 'kettle', coupon: 'c3' }),
    );
    expect((await card('Later')).queryByRole('link')).toBeNull();
    expect(screen.getAllByRole('article')).toHaveLength(3);
    expect(screen.getByText('1 entry couldn’t be read and isn’t shown.')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Expired 1' }));
    expect((await card('Expired')).queryByRole('link')).toBeNull();
    expect(screen.getAllByRole('article')).toHaveLength(1);
  },
);
