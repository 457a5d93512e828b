/** The quote of a pack. */
import { calls } from '../../../src/api/calls';
import { serveCall, type Adapter } from '../context';
import { quotePack } from '../quotes';
import { findAddress } from './addresses';

export function serveQuote(adapter: Adapter): void {
  serveCall(adapter, calls.packGoods, async (input, { token, customer }) => {
    const isSignedIn = adapter.sessions.customerIdOf(token) !== undefined;
    const address =
      isSignedIn && input.addressId ? await findAddress(adapter, (await customer()).id, input.addressId) : undefined;
    return quotePack(adapter, input, address);
  });
}
