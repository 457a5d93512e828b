import { fireEvent, screen, waitFor } from '@testing-library/react';
import { pathOf, type Screen } from '@/routes';
import type { Visitor } from '../../mock/shop/testing/openTestShop';
import { nextOperation } from '../../mock/shop/testing/purchase';
import { buyer } from '../setup/checkoutSteps';
import { openPage } from '../setup/openPage';

const redeem = (customer: Visitor, code: string) => customer.ok('exchangeCode', { operationId: nextOperation(), code });

/** A finger pulls the page down by `px` and lets go. */
function pull(px: number) {
  const at = (clientY: number) => ({ touches: [{ clientY }] });
  fireEvent.touchStart(window, at(100));
  fireEvent.touchMove(window, at(100 + px / 2));
  fireEvent.touchMove(window, at(100 + px));
  fireEvent.touchEnd(window, { touches: [] });
}

// Only a finger pulls: the desktop has no such gesture.
describe('what came meanwhile is there when a phone’s page is pulled down', () => {
  test.each<[Screen, string, string | RegExp]>([
    ['wallet', 'MONEY-PLEASE', '$200.00'],
    ['tickets', 'TICKET-PLEASE', 'concert'],
  ])('on %s', async (name, code, seen) => {
    const customer = buyer();
    await openPage(pathOf('h5', name), { as: customer });
    await waitFor(() => expect(screen.queryByRole('status', { name: 'Loading' })).toBeNull());
    redeem(customer, code);

    pull(60);
    expect(screen.queryByText('Refreshing…')).toBeNull();
    pull(200);
    expect(await screen.findByText('Refreshing…')).toBeVisible();
    expect((await screen.findAllByText(seen))[0]).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Refreshing…')).toBeNull());
  });
});
