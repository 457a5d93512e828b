/** Alerts: a sold-out option, the price of a saved product, and what the inbox says of both. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { getAlerts } from '@/api/alerts';
import { packGoods } from '@/api/packs';
import { StockAlert } from '@/features/alerts/components/StockAlert';
import { beginSession } from '@/lib/session';
import { pathOf } from '@/lib/routes';
import { pause } from '@/lib/pause';
import { invalidateQueries } from '@/query/queryCache';
import { alertsOf, moss, openSoldOut, setAlertPath, alertButton, alertSetText } from '../setup/alertSteps';
import { callsTo } from '../setup/callsTo';
import { buyer } from '../setup/checkoutSteps';
import { openShop, server, shopOfTest } from '../setup/freshShop';
import { openPage, platforms } from '../setup/openPage';
import { renderInShop } from '../setup/renderInShop';

/** Longer than a double click. */
const waitForNextPress = () => act(() => pause(600));
const collect = (list: 'bag' | 'saved', skuId: string, price: number) =>
  localStorage.setItem(list, JSON.stringify([{ goodsId: 'cup', skuId, quantity: 1, price, at: 1 }]));
const save = (skuId: string, price: number) => collect('saved', skuId, price);

afterEach(() => jest.restoreAllMocks());

describe.each(platforms)('alerts on %s', (platform) => {
  test('a sold-out option keeps the heart and tells when it is back, once, until that is switched off', async () => {
    const customer = buyer();
    const sent = callsTo(setAlertPath);
    const { user } = await openSoldOut(platform, customer);
    const button = await alertButton();
    expect(screen.getByRole('button', { name: 'Save' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sold out. See similar items' })).toBeVisible();
    await user.dblClick(button);
    expect(await screen.findByText(alertSetText)).toBeVisible();
    expect(sent).toEqual([{ ...moss, isOn: true }]);
    expect(alertsOf(customer)).toEqual([['stock', 'cup.moss', false]]);
    const stop = screen.getByRole('button', { name: 'Don’t tell me' });
    expect(stop).toHaveFocus();
    await waitForNextPress();
    await user.click(stop);
    expect(await screen.findByText('OK, we won’t tell you.')).toBeVisible();
    expect(alertsOf(customer)).toEqual([]);
    expect(await alertButton()).toHaveFocus();
  });

  test('an option that is in stock by now is said to be, and can be bought', async () => {
    const { user } = await openSoldOut(platform, buyer());
    const button = await alertButton();
    shopOfTest().shop.operator.setStock('cup.moss', 4);
    await user.click(button);
    expect(await screen.findByText('Good news: it’s in stock. You can order it now.')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Add to bag' })).toBeVisible();
  });

  test('a product of which nothing is left waits for any option, and for the one that is chosen', async () => {
    const customer = buyer();
    shopOfTest().shop.operator.setStock('cup.oat', 0);
    const { user } = await openPage(pathOf(platform, 'goods', { id: 'cup' }), { as: customer });
    await user.click(await alertButton());
    await waitFor(() => expect(alertsOf(customer)).toEqual([['stock', null, false]]));
    await user.click(screen.getByRole('radio', { name: /^Moss/ }));
    await user.click(await alertButton());
    await waitFor(() => expect(alertsOf(customer)).toHaveLength(2));
    expect(
      customer
        .ok('getAlerts', {})
        .list.map(({ skuId }) => skuId)
        .sort(),
    ).toEqual(['cup.moss', null]);
  });

  test('a refusal is said, nothing is set, and the next press sets it', async () => {
    const customer = buyer();
    const { user } = await openSoldOut(platform, customer);
    const button = await alertButton();
    const refusal = { success: false, errorCode: 'RESTING', errorMessage: 'The shop rests', showType: 0 };
    server.use(http.post(`*${setAlertPath}`, () => HttpResponse.json(refusal), { once: true }));
    // Both presses come in the same moment.
    jest.spyOn(Date, 'now').mockReturnValue(Date.now());
    await user.click(button);
    expect(await screen.findByText('That didn’t go through. You can safely try again.')).toBeVisible();
    expect(alertsOf(customer)).toEqual([]);
    // The next press is another try.
    await user.click(await alertButton());
    await waitFor(() => expect(alertsOf(customer)).toEqual([['stock', 'cup.moss', false]]));
  });

  test('the inbox says what is back and what costs less, and leads to the option', async () => {
    const customer = buyer();
    customer.ok('setAlert', { ...moss, isOn: true });
    customer.ok('setAlert', { kind: 'price', goodsId: 'phones', skuId: 'phones.only', isOn: true });
    const { user } = await openPage(pathOf(platform, 'inbox'), { as: customer });
    const list = await screen.findByText('You asked us to tell you (2)');
    expect(screen.queryByText(/^Back in stock/)).toBeNull();
    shopOfTest().shop.operator.setStock('cup.moss', 1);
    shopOfTest().shop.operator.setPrice('phones.only', 9_000);
    act(() => invalidateQueries(getAlerts));
    const back = await screen.findByRole('link', { name: /Back in stock: Slow Morning cup/ });
    expect(back).toHaveTextContent('Moss · $22.00');
    expect(back.getAttribute('href')).toContain(pathOf(platform, 'goods', { id: 'cup', sku: 'cup.moss' }));
    expect(screen.getByRole('link', { name: /Price drop: phones/ })).toHaveTextContent('Now $90.00, was $100.00');
    expect(screen.getByText(/^2 unread$/)).toBeVisible();
    await user.click(list);
    await user.click(screen.getByRole('button', { name: 'Remove: phones' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: /Price drop/ })).toBeNull());
    expect(alertsOf(customer)).toEqual([['stock', 'cup.moss', true]]);
    expect(await screen.findByText('You asked us to tell you (1)')).toBeVisible();
  });

  test('a saved product tells about its price until it is removed, and again after an undo', async () => {
    const customer = buyer();
    save('cup.oat', 2_000);
    const { user } = await openPage(pathOf(platform, 'collect'), { as: customer });
    const bell = await screen.findByRole('button', { name: 'Tell me about price drops: Slow Morning cup' });
    expect(bell).toHaveAttribute('aria-pressed', 'false');
    await user.click(bell);
    await waitFor(() => expect(bell).toHaveAttribute('aria-pressed', 'true'));
    expect(alertsOf(customer)).toEqual([['price', 'cup.oat', false]]);
    await user.click(screen.getByRole('button', { name: /^Remove Slow Morning cup/ }));
    await waitFor(() => expect(alertsOf(customer)).toEqual([]));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(alertsOf(customer)).toEqual([['price', 'cup.oat', false]]));
  });

  test('visitors have no switch at saved products', async () => {
    save('cup.oat', 2_000);
    await openPage(pathOf(platform, 'collect'));
    expect(await screen.findByRole('heading', { name: 'Saved' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /price drops/ })).toBeNull();
  });

  test.each(['bag', 'saved'] as const)('a sold-out line of the list "%s" tells when it is back', async (list) => {
    const customer = buyer();
    const sent = callsTo(setAlertPath);
    shopOfTest().shop.operator.setStock('cup.moss', 0);
    collect(list, 'cup.moss', 2_200);
    const { user } = await openPage(pathOf(platform, 'collect'), { as: customer });
    const bell = await screen.findByRole('button', { name: 'Tell me when it’s back: Slow Morning cup' });
    expect(screen.queryByRole('button', { name: /price drops/ })).toBeNull();
    await user.click(bell);
    await waitFor(() => expect(bell).toHaveAttribute('aria-pressed', 'true'));
    expect(sent).toEqual([{ ...moss, isOn: true }]);
    shopOfTest().shop.operator.setStock('cup.moss', 3);
    await act(async () => invalidateQueries(packGoods));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Tell me when/ })).toBeNull());
  });

  test('without the part nothing of it is shown', async () => {
    openShop({ configuration: { ...SHOP, features: { ...SHOP.features, alerts: false } } });
    const customer = buyer();
    await openSoldOut(platform, customer);
    expect(await screen.findByRole('link', { name: 'Sold out. See similar items' })).toBeVisible();
    await act(() => pause(50));
    expect(screen.queryByRole('button', { name: /^Tell me/ })).toBeNull();
    expect(within(document.body).queryByText(alertSetText)).toBeNull();
  });
});

test('a visitor signs in first, and the alert is then set once', async () => {
  const customer = buyer();
  const sent = callsTo(setAlertPath);
  const { user, actions } = await renderInShop(<StockAlert goodsId="cup" skuId="cup.moss" />);
  await act(async () => actions()?.clearUser());
  await user.click(await alertButton());
  expect(sent).toEqual([]);
  beginSession(customer.token);
  await act(async () => void actions()?.setUser(customer.ok('getCurrentUser', { type: 1 })));
  expect(await screen.findByText(alertSetText)).toBeVisible();
  expect(sent).toEqual([{ ...moss, isOn: true }]);
  expect(alertsOf(customer)).toEqual([['stock', 'cup.moss', false]]);
});
