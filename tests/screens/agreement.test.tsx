import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { pathOf } from '@/routes';
import { openShop, server } from '../setup/freshShop';
import { faces, openPage } from '../setup/openPage';
import { tellingCatalogue } from '../setup/tellingCatalogue';

const open = () => openShop({ catalogue: tellingCatalogue });
const tabs = async () => within(await screen.findByRole('navigation', { name: 'Texts you agree to' }));

describe.each(faces)('the texts one agrees to on %s', (face) => {
  test('begin with the agreement under the heading of that name', async () => {
    open();
    await openPage(pathOf(face, 'agreement'));
    expect(screen.getByRole('heading', { level: 1, name: 'Agreement' })).toBeVisible();
    expect(await screen.findByText('Agreed.')).toBeVisible();
    expect((await tabs()).getByRole('link', { name: 'Agreement' })).toHaveAttribute('aria-current', 'page');
  });

  test('change with the tab, which stands in the address', async () => {
    open();
    const { user, where } = await openPage(pathOf(face, 'agreement'));
    await user.click((await tabs()).getByRole('link', { name: 'Privacy' }));
    expect(await screen.findByText('We keep little.')).toBeVisible();
    await waitFor(() => expect(where().query).toEqual({ tab: 'privacy' }));
    expect(screen.queryByText('Agreed.')).toBeNull();
  });

  test('are opened at the text that the address names', async () => {
    open();
    await openPage(pathOf(face, 'agreement', { tab: 'privacy' }));
    expect(await screen.findByText('We keep little.')).toBeVisible();
  });

  test('are not made up when the shop has none', async () => {
    const record = { shopName: 'Corner', currency: 'USD', agreementId: 'agreement', privacyId: null, serverTime: '2026-11-20T12:00:00+00:00' };
    server.use(http.get('*/api/server/info', () => HttpResponse.json({ code: 200, data: record })));
    await openPage(pathOf(face, 'agreement', { tab: 'privacy' }));
    expect(await screen.findByRole('heading', { name: 'The shop has not published this text' })).toBeVisible();
  });

  test('that cannot be read come on another try', async () => {
    open();
    server.use(http.get('*/api/info/detail', () => HttpResponse.json({ success: true, data: 7 }), { once: true }));
    const { user } = await openPage(pathOf(face, 'agreement'));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Agreed.')).toBeVisible();
  });

  test('are read from the sign-in without leaving it, and from there as a page of their own', async () => {
    open();
    const { user } = await openPage(pathOf(face, 'login'));
    await user.click(await screen.findByRole('button', { name: 'privacy policy' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Privacy' }));
    const text = await sheet.findByText('We keep little.');
    // The dialog moves in.
    await waitFor(() => expect(text).toBeVisible());
    const page = sheet.getByRole('link', { name: 'Read it as a page (opens in a new tab)' });
    expect(page).toHaveAttribute('href', expect.stringContaining(pathOf(face, 'agreement', { tab: 'privacy' })));
    expect(page).toHaveAttribute('target', '_blank');
  });
});
