/** The developer page leaves out what belongs to features that are switched off. */
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { calls } from '@/api/calls';
import type { AnyCall } from '@/api/defineCall';
import { isFeatureOn, type Feature } from '@/lib/features';
import { featureParts } from '../setup/featureParts';
import { openDocs } from '../setup/docsPage';
import { server, shopOfTest } from '../setup/freshShop';

const table: readonly AnyCall[] = Object.values(calls);
const off: readonly Feature[] = ['wallet', 'withdrawals', 'tickets', 'promotion', 'presale', 'coupons'];
const pathsOff = off.flatMap((name) => featureParts[name].calls);
const callsOn = table.filter(({ path }) => !pathsOff.includes(path));

/** The switches of the two sources. */
const sources = {
  'shop.config.ts': () => void Object.assign(SHOP.features, Object.fromEntries(off.map((name) => [name, false]))),
  'server/info': () => {
    const record = shopOfTest().visitor().ok('getServerInfo', {});
    const features = { ...record.features, ...Object.fromEntries(off.map((name) => [name, false])) };
    const data = { ...record, features };
    server.use(http.get('*/api/server/info', () => HttpResponse.json({ code: 200, data })));
  },
};
const allOn = { ...SHOP.features };
afterEach(() => Object.assign(SHOP.features, allOn));

describe.each(['shop.config.ts', 'server/info'] as const)('features switched off by %s', (source) => {
  beforeEach(() => sources[source]());

  test('have no route in the list', async () => {
    await openDocs('routes');
    await waitFor(() => expect(isFeatureOn('wallet')).toBe(false));
    const routes = off.flatMap((name) => [...featureParts[name].h5, ...featureParts[name].pc]);
    await waitFor(() => {
      const shown = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
      expect(shown).toContain('/h5/hall');
      expect(routes.filter((route) => shown.includes(route))).toEqual([]);
    });
  });

  test('have no call in the list', async () => {
    await openDocs('calls');
    expect(await screen.findByText(`${callsOn.length} calls`)).toBeVisible();
    const shown = [...document.querySelectorAll('summary code')].map((one) => one.textContent);
    expect(shown.sort()).toEqual(callsOn.map(({ path }) => path).sort());
  });

  test('have no storage key', async () => {
    await openDocs('storage');
    await waitFor(() => expect(isFeatureOn('tickets')).toBe(false));
    expect(await screen.findByRole('listitem', { name: 'token' })).toBeVisible();
    await waitFor(() =>
      expect(
        ['ticketCopies', 'invite', 'showPreSaleModal'].filter((name) => screen.queryByRole('listitem', { name })),
      ).toEqual([]),
    );
  });
});
