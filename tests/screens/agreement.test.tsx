import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { pathOf } from '@/lib/routes';
import { openShop, server } from '../setup/freshShop';
import { platforms, openPage } from '../setup/openPage';
import { articleCatalogue } from '../setup/articleCatalogue';

const open = () => openShop({ catalogue: articleCatalogue });
const tabs = async () => within(await screen.findByRole('navigation', { name: 'Terms you agree to' }));

describe.each(platforms)('the agreement page on %s', (platform) => {
  test('shows the user agreement first', async () => {
    open();
    await openPage(pathOf(platform, 'agreement'));
    expect(screen.getByRole('heading', { level: 1, name: 'Agreement' })).toBeVisible();
    expect(await screen.findByText('Agreed.')).toBeVisible();
    expect((await tabs()).getByRole('link', { name: 'Agreement' })).toHaveAttribute('aria-current', 'page');
  });

  test('shows the text of the selected tab and stores the tab in the URL', async () => {
    open();
    const { user, where } = await openPage(pathOf(platform, 'agreement'));
    await user.click((await tabs()).getByRole('link', { name: 'Privacy' }));
    expect(await screen.findByText('We keep little.')).toBeVisible();
    await waitFor(() => expect(where().query).toEqual({ tab: 'privacy' }));
    expect(screen.queryByText('Agreed.')).toBeNull();
  });

  test('opens the tab of the URL', async () => {
    open();
    await openPage(pathOf(platform, 'agreement', { tab: 'privacy' }));
    expect(await screen.findByText('We keep little.')).toBeVisible();
  });

  test('says that a text is not published when the shop has none', async () => {
    const record = {
      shopName: 'Corner',
      currency: 'USD',
      agreementId: 'agreement',
      privacyId: null,
      serverTime: '2026-11-20T12:00:00+00:00',
    };
    server.use(http.get('*/api/server/info', () => HttpResponse.json({ code: 200, data: record })));
    await openPage(pathOf(platform, 'agreement', { tab: 'privacy' }));
    expect(await screen.findByRole('heading', { name: 'This text hasn’t been published yet' })).toBeVisible();
  });

  test('offers a retry when the text fails to load', async () => {
    open();
    server.use(http.get('*/api/info/detail', () => HttpResponse.json({ success: true, data: 7 }), { once: true }));
    const { user } = await openPage(pathOf(platform, 'agreement'));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Agreed.')).toBeVisible();
  });

  test('opens as a dialog on the login page, with a link to the full page in a new tab', async () => {
    open();
    const { user } = await openPage(pathOf(platform, 'login'));
    await user.click(await screen.findByRole('button', { name: 'privacy policy' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Privacy' }));
    const text = await sheet.findByText('We keep little.');
    // Wait for the opening animation of the dialog.
    await waitFor(() => expect(text).toBeVisible());
    const page = sheet.getByRole('link', { name: 'Open as a page (opens in a new tab)' });
    expect(page).toHaveAttribute('href', expect.stringContaining(pathOf(platform, 'agreement', { tab: 'privacy' })));
    expect(page).toHaveAttribute('target', '_blank');
  });
});
