/** The form of one address as a hook. */
import { act, waitFor } from '@testing-library/react';
import { useAddressBook } from '@/features/address/useAddressBook';
import { useAddressForm } from '@/features/address/useAddressForm';
import type { Visitor } from '../../mock/testing/openTestShop';
import { shopOfTest } from './freshShop';
import { renderShopHook } from './shopHook';

export const ada = () => shopOfTest().customer('+14155550199');

/** The form of the address in `street`, or of a new one. */
export async function openAddressForm(customer: Visitor = ada(), street?: string) {
  const view = await renderShopHook(
    () => {
      const book = useAddressBook();
      const form = useAddressForm(
        book,
        book.addresses.find((one) => one.street === street),
      );
      return { book, form };
    },
    { as: customer },
  );
  const now = () => view.now().form;
  await waitFor(() => expect(view.now().book.isLoading).toBe(false));
  return {
    ...view,
    now,
    book: () => view.now().book,
    customer,
    type: (part: Parameters<ReturnType<typeof now>['change']>[0]) => act(() => now().change(part)),
    submit: () => act(() => now().submit()),
    fill: () =>
      act(() =>
        now().change({
          recipient: 'Mei Lin',
          callingCode: '+1',
          number: '415 555 0134',
          region: 'CA',
          city: 'San Francisco',
          street: '18 Maple Street',
        }),
      ),
  };
}
