import { fireEvent, screen, waitFor } from '@testing-library/react';
import { pathOf, type Screen } from '@/lib/routes';
import type { Visitor } from '../../mock/shop/testing/openTestShop';
import { nextOperation } from '../../mock/shop/testing/purchase';
import { buyer } from '../setup/checkoutSteps';
import { holdCall } from '../setup/holdCall';
import { openPage } from '../setup/openPage';

const redeem = (customer: Visitor, code: string) => customer.ok('exchangeCode', { operationId: nextOperation(), code });

/** Simulates a pull-down gesture of `px` pixels. */
function pull(px: number) {
  const at = (clientY: number) => ({ touches: [{ clientY }] });
  fireEvent.touchStart(window, at(100));
  fireEvent.touchMove(window, at(100 + px / 2));
  fireEvent.touchMove(window, at(100 + px));
  fireEvent.touchEnd(window, { touches: [] });
}

// Desktop pages have no pull to refresh.
describe('pull to refresh fetches new data on h5', () => {
  test.each<[Screen, string, string | RegExp, string]>([
    ['wallet', 'MONEY-PLEASE', '$200.00', '*/api/user/enableBalance'],
    ['tickets', 'TICKET-PLEASE', 'concert', '*/api/user/ticket/list'],
  ])('on %s', async (name, code, seen, path) => {
    const customer = buyer();
    await openPage(pathOf('h5', name), { as: customer });
    await waitFor(() => expect(screen.queryByRole('status', { name: 'Loading' })).toBeNull());
    redeem(customer, code);

    pull(60);
    expect(screen.queryByText('Refreshing…')).toBeNull();
    const respond = holdCall(path);
    pull(200);
    expect(await screen.findByText('Refreshing…')).toBeVisible();
    respond();
    expect((await screen.findAllByText(seen))[0]).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Refreshing…')).toBeNull());
  });
});
