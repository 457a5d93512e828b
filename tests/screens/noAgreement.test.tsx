/** A shop that has published no agreement or no privacy policy does not ask customers to accept one. */
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { pathOf } from '@/lib/routes';
import { callsTo } from '../setup/callsTo';
import { buyer, line, openCheckout, ordersOf, placeOrderButton } from '../setup/checkoutSteps';
import { openShop, server, shopOfTest } from '../setup/freshShop';
import { openPage, platforms } from '../setup/openPage';
import { smallCatalogue } from '../../mock/testing/smallCatalogue';

/** Changes the shop's information on its way to the app. */
const changeRecord = (change: Readonly<Record<string, unknown>>) => {
  const data = { ...shopOfTest().visitor().ok('getServerInfo', {}), ...change };
  server.use(http.get('*/api/server/info', () => HttpResponse.json({ code: 200, data })));
};
const publishNothing = () => changeRecord({ agreementId: null, privacyId: null });
const isTextGone = () => waitFor(() => expect(screen.queryByText(/read and accept/)).toBeNull());
/** A catalogue whose presale product has no terms. */
const withoutTerms = {
  ...smallCatalogue,
  goods: smallCatalogue.goods.map((goods) =>
    goods.presale ? { ...goods, presale: { ...goods.presale, terms: { en: '', zh: '' } } } : goods,
  ),
};

describe.each(platforms)('without an agreement on %s', (platform) => {
  test('the login asks for no tick and signs in', async () => {
    publishNothing();
    const { user, arriveAt } = await openPage(pathOf(platform, 'login'));
    await isTextGone();
    expect(screen.queryByRole('checkbox')).toBeNull();
    await user.type(screen.getByLabelText('Phone number'), '415 555 0166');
    await user.click(screen.getByRole('button', { name: 'Get code' }));
    await user.click(await screen.findByRole('button', { name: 'Use this code' }));
    await arriveAt(pathOf(platform, 'home'));
  });

  test('the checkout asks for no tick, and the order claims no agreement', async () => {
    const customer = buyer();
    publishNothing();
    const sent = callsTo('/api/user/order/confirm');
    const { user, arriveAt } = await openCheckout(platform, [line('phones.only')], customer);
    await isTextGone();
    expect(screen.queryByRole('checkbox', { name: /accept/ })).toBeNull();
    await user.click(await placeOrderButton('$90.00'));
    await arriveAt(pathOf(platform, 'orderSuccess').split('?')[0] ?? '');
    expect(ordersOf(customer)).toHaveLength(1);
    expect(sent).toHaveLength(1);
    expect(sent[0]).not.toHaveProperty('isAgreed');
  });

  test('the checkout names only the text that is published', async () => {
    const customer = buyer();
    changeRecord({ privacyId: null });
    const sent = callsTo('/api/user/order/confirm');
    const { user, arriveAt } = await openCheckout(platform, [line('phones.only')], customer);
    await user.click(await screen.findByRole('checkbox', { name: 'I have read and accept the user agreement' }));
    await user.click(await placeOrderButton('$90.00'));
    await arriveAt(pathOf(platform, 'orderSuccess').split('?')[0] ?? '');
    expect(sent[0]).toHaveProperty('isAgreed', true);
  });

  test.each([
    [
      'are not found',
      () => HttpResponse.json({ success: false, errorCode: 'NOT_FOUND', errorMessage: '', showType: 2 }),
    ],
    ['have no call', () => HttpResponse.text('Not found', { status: 404 })],
    [
      'are empty',
      () =>
        HttpResponse.json({
          success: true,
          data: { id: 'x', title: 'X', kind: 'legal', publishedAt: '2026-11-20T12:00:00+00:00', body: ' ' },
        }),
    ],
  ])('texts that %s are not accepted', async (_what, respond) => {
    const customer = buyer();
    server.use(http.get('*/api/info/detail', respond));
    const { user, arriveAt } = await openCheckout(platform, [line('phones.only')], customer);
    await isTextGone();
    await user.click(await placeOrderButton('$90.00'));
    await arriveAt(pathOf(platform, 'orderSuccess').split('?')[0] ?? '');
    expect(ordersOf(customer)).toHaveLength(1);
  });

  test('a presale without terms is ordered without a tick', async () => {
    openShop({ catalogue: withoutTerms });
    const customer = buyer();
    const { user, arriveAt } = await openCheckout(platform, [line('lamp.only')], customer);
    expect(await screen.findByText(/^Order now, ships from/)).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: /presale terms/ })).toBeNull();
    await user.click(await screen.findByRole('checkbox', { name: /read and accept/ }));
    await user.click(await screen.findByRole('button', { name: /^Pay \$/ }));
    await arriveAt(pathOf(platform, 'orderSuccess').split('?')[0] ?? '');
    expect(ordersOf(customer)).toHaveLength(1);
  });

  test('the product page opens the checkout of a presale without terms at once', async () => {
    openShop({ catalogue: withoutTerms });
    const { user, arriveAt } = await openPage(pathOf(platform, 'goods', { id: 'lamp' }), { as: buyer() });
    await user.click(await screen.findByRole('button', { name: /^Buy/ }));
    if (platform === 'h5')
      await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /^Buy/ }));
    await arriveAt(pathOf(platform, 'checkout').split('?')[0] ?? '');
    expect(screen.queryByText('Presale terms')).toBeNull();
  });
});
