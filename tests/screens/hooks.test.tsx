/** A shop with hooks that need consent. */
import '../setup/withHooks';
import { act, screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { installStorage } from '@/features/install/useInstallOffer';
import { consentStorage } from '@/features/reporting/consent';
import { pathOf } from '@/lib/routes';
import { placeShopOrder } from '../../mock/testing/purchase';
import { agreement, buyer, line, openCheckout, placeOrderButton } from '../setup/checkoutSteps';
import { shopOfTest } from '../setup/freshShop';
import { openPage, platforms } from '../setup/openPage';
import { heading } from '../setup/paySteps';
import { errors, events, runs } from '../setup/shopHooks';

const title = 'May we learn from your visit?';
const allow = () => consentStorage.write({ isGiven: true, at: '2026-11-25T00:00:00.000Z' });
const names = () => events.map(({ name }) => name);

let entries = 0;
/** The address and the key of a history entry, which a browser has and this history in memory has not. */
const openEntry = (address: string) => window.history.pushState({ key: `e${(entries += 1)}` }, '', `#${address}`);
const open = (address: string, options?: Parameters<typeof openPage>[1]) => {
  openEntry(address);
  return openPage(address, options);
};

beforeEach(() => {
  events.length = 0;
  errors.length = 0;
});

describe.each(platforms)('the hooks of the shop on %s', (platform) => {
  test('ask once, with two equal buttons, and send nothing before the answer', async () => {
    const { user, unmount } = await open(pathOf(platform, 'hall'));
    const banner = await screen.findByRole('region', { name: title });
    const [refuse, accept] = within(banner).getAllByRole('button');
    expect([refuse?.textContent, accept?.textContent]).toEqual(['Don’t allow', 'Allow']);
    expect(refuse?.className).toBe(accept?.className);
    expect(events).toEqual([]);
    await user.click(within(banner).getByRole('button', { name: 'Allow' }));
    expect(screen.queryByRole('region', { name: title })).toBeNull();
    await waitFor(() => expect(names()).toContain('page'));
    expect(consentStorage.read()).toMatchObject({ isGiven: true });
    unmount();
    await open(pathOf(platform, 'hall'));
    await waitFor(() => expect(screen.queryByRole('region', { name: title })).toBeNull());
  });

  test('keep the offer to install the shop back until the answer', async () => {
    installStorage.write({ visits: 5, at: 0 });
    const installPrompt = Object.assign(new Event('beforeinstallprompt'), { prompt: () => undefined });
    window.startup = {
      runWhenIdle: (work: () => void) => work(),
      onAppStarted: () => undefined,
      installPrompt,
    } as never;
    const { user } = await open(pathOf(platform, 'hall'));
    const banner = await screen.findByRole('region', { name: title });
    expect(screen.queryByRole('button', { name: 'Install' })).toBeNull();
    await user.click(within(banner).getByRole('button', { name: 'Don’t allow' }));
    expect(await screen.findByRole('button', { name: 'Install' })).toBeVisible();
    delete window.startup;
  });

  test('stop when the settings withdraw consent', async () => {
    allow();
    const { user } = await open(pathOf(platform, 'mine'), { as: buyer() });
    if (platform === 'pc') await user.click(await screen.findByRole('button', { name: 'Language and appearance' }));
    const setting = within(await screen.findByRole('radiogroup', { name: 'Usage and errors' }));
    expect(setting.getByRole('radio', { name: 'Allowed' })).toBeChecked();
    const { stopped } = runs;
    await user.click(setting.getByRole('radio', { name: 'Not allowed' }));
    expect(setting.getByRole('radio', { name: 'Not allowed' })).toBeChecked();
    expect([consentStorage.read()?.isGiven, runs.stopped]).toEqual([false, stopped + 1]);
  });

  test('learn of an order and its payment once, also after Back', async () => {
    allow();
    openEntry(pathOf(platform, 'checkout'));
    const customer = buyer();
    // The shops of both tests give their orders the same ids, and an order is reported once.
    if (platform === 'pc') placeShopOrder(shopOfTest().customer('+14155550177'), [line('phones.only')]);
    const { user } = await openCheckout(platform, [line('phones.only')], customer);
    await user.click(agreement());
    await user.click(await placeOrderButton('$90.00'));
    await heading('Paid. Thank you!');
    await waitFor(() => expect(names().filter((name) => name === 'order')).toHaveLength(1));
    act(() => history.back());
    await waitFor(() => expect(names().filter((name) => name === 'payment')).toHaveLength(1));
    expect(events.find(({ name }) => name === 'payment')).toMatchObject({
      total: 9000,
      currency: 'USD',
      lines: [{ goodsId: 'phones', skuId: 'phones.only', quantity: 1, price: 10_000 }],
      release: '1.2.3',
    });
    expect(names().filter((name) => name === 'order')).toHaveLength(1);
    expect(errors).toEqual([]);
  });

  test('learn of a product and of the bag', async () => {
    allow();
    const { user } = await open(pathOf(platform, 'goods', { id: 'kettle' }));
    await waitFor(() => expect(names()).toContain('product'));
    expect(events.filter(({ name }) => name === 'product')).toMatchObject([{ goodsId: 'kettle' }]);
    await user.click((await screen.findAllByRole('button', { name: /^Add to bag/ }))[0] ?? document.body);
    await waitFor(() => expect(names()).toContain('bag'));
    expect(events.filter(({ name }) => name === 'bag')).toMatchObject([
      { action: 'add', lines: [{ goodsId: 'kettle', skuId: 'kettle.only', quantity: 1 }] },
    ]);
  });
});
