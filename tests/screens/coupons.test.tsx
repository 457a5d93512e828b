import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { pathOf } from '@/routes';
import { pay, place } from '../../mock/shop/testing/purchase';
import { server, shopOfTest } from '../setup/freshShop';
import { buyer, line } from '../setup/checkoutSteps';
import { faces, openPage } from '../setup/openPage';

describe.each(faces)('the coupons of a customer on %s', (face) => {
  const tabs = async () => within(await screen.findByRole('navigation', { name: 'Coupons by state' }));

  test('say what they take off, where, and until when', async () => {
    await openPage(pathOf(face, 'coupons'), { as: buyer('COUPON-PLEASE') });
    const welcome = within(await screen.findByRole('article', { name: 'welcome' }));
    expect(welcome.getByText('$10.00 off')).toBeVisible();
    expect(welcome.getByText('Everything · from $40.00')).toBeVisible();
    expect(welcome.getByText('Until 20 Dec 2026')).toBeVisible();
    const sound = within(screen.getByRole('article', { name: 'sound10' }));
    expect(sound.getByText('10% off')).toBeVisible();
    expect(sound.getByText('Sound · at most $15.00')).toBeVisible();
  });

  test('lead to the goods they are for', async () => {
    await openPage(pathOf(face, 'coupons'), { as: buyer() });
    const useNow = await screen.findByRole('link', { name: 'Use now welcome' });
    expect(useNow).toHaveAttribute('href', expect.stringContaining(pathOf(face, 'hall')));
  });

  test('that were used stand apart; the state is kept in the address', async () => {
    const customer = buyer();
    pay(customer, place(customer, [line('phones.only')]));
    const { user, where } = await openPage(pathOf(face, 'coupons'), { as: customer });
    expect(await screen.findByRole('heading', { name: 'No coupon to use right now' })).toBeVisible();
    await user.click((await tabs()).getByRole('link', { name: 'Used 1' }));
    const used = within(await screen.findByRole('article', { name: 'welcome' }));
    expect(used.queryByRole('link')).toBeNull();
    await waitFor(() => expect(where().query['state']).toBe('used'));
  });

  test('that cannot be read offer another try', async () => {
    server.use(http.get('*/api/user/myCoupon', () => HttpResponse.json({ success: true, data: 7 }), { once: true }));
    const { user } = await openPage(pathOf(face, 'coupons'), { as: buyer() });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article', { name: 'welcome' })).toBeVisible();
  });

  test('are for customers', async () => {
    shopOfTest();
    await openPage(pathOf(face, 'coupons'));
    expect(await screen.findByRole('heading', { name: 'Sign in to see this' })).toBeVisible();
  });
});
