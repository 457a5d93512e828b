/** The saved addresses of a customer. */
import { toFullList } from '../../../shop/pagination';
import { fullNameOf } from '../../../shop/domain/customers';
import { requireFound, ShopError } from '../../../shop/shopError';
import type { Address, AddressDraft } from '../../../src/api/addresses';
import { calls } from '../../../src/api/calls';
import { serveCall, type Adapter } from '../context';

/** Largest number of addresses of a customer. */
const MAX_ADDRESSES = 20;

const invalid = (field: string, reason: string) =>
  new ShopError('VALIDATION', 'input', { data: { fields: { [field]: reason } } });

/** The addresses, default address first. */
const listAddresses = async ({ engine }: Adapter, customerId: string): Promise<Address[]> =>
  (await engine.addresses(customerId)).toSorted((one, other) => Number(other.isDefault) - Number(one.isDefault));

export const findAddress = async (adapter: Adapter, customerId: string, id: string): Promise<Address | undefined> =>
  (await listAddresses(adapter, customerId)).find((one) => one.id === id);

/** The draft with its country. Throws ShopError VALIDATION for a country that is not served, and for a missing part. */
async function completeDraft({ engine }: Adapter, draft: AddressDraft): Promise<AddressDraft> {
  const { countries } = await engine.shop();
  const country = draft.country ?? countries[0];
  if (!countries.includes(country)) throw invalid('country', 'invalid');
  if (!draft.city) throw invalid('city', 'missing');
  return { ...draft, country };
}

export function serveAddresses(adapter: Adapter): void {
  const { engine } = adapter;

  serveCall(adapter, calls.getAddresses, async (_input, context) => {
    const { id, nickname, phone } = await context.customer();
    return {
      ...toFullList(await listAddresses(adapter, id), (one) => one),
      limit: MAX_ADDRESSES,
      account: { name: fullNameOf({ nickname }), phone },
    };
  });

  serveCall(adapter, calls.saveAddress, async (input, context) => {
    const { id: customerId } = await context.customer();
    const before = await listAddresses(adapter, customerId);
    const existing =
      input.id === undefined
        ? undefined
        : requireFound(
            before.find(({ id }) => id === input.id),
            'addressUnknown',
          );
    const answer = async (savedId: string | null) => ({
      ...toFullList(await listAddresses(adapter, customerId), (one) => one),
      savedId,
    });
    if ('remove' in input) {
      await engine.removeAddress(customerId, input.id);
      const [newest] = await engine.addresses(customerId);
      const { id, ...draft } = newest ?? {};
      if (existing?.isDefault && id !== undefined)
        await engine.saveAddress(customerId, id, { ...draft, isDefault: true } as AddressDraft);
      return answer(null);
    }
    const { id, orderId, ...draft } = input;
    if (orderId !== undefined) {
      const { status } = requireFound(await engine.order(customerId, orderId), 'orderUnknown');
      // Engines keep the address of an order that was placed.
      throw new ShopError('ORDER_STATE', 'orderState', { data: { status } });
    }
    const complete = await completeDraft(adapter, draft);
    if (!existing && before.length >= MAX_ADDRESSES)
      throw new ShopError('VALIDATION', 'addressBookFull', { data: { fields: { addresses: 'tooMany' } }, showType: 2 });
    const isDefault = draft.isDefault || existing?.isDefault === true || before.length === 0;
    return answer(await engine.saveAddress(customerId, id, { ...complete, isDefault }));
  });
}
