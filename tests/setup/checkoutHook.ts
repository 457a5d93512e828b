/** The checkout as a hook, whose lines are in its address. */
import { act, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { getUnpaidOrders } from '@/api/orders';
import { encodePackLines, parsePackLines } from '@/domain/packLines';
import { useCheckout, type Checkout } from '@/features/checkout/useCheckout';
import { useSearchParams } from '@/hooks/useSearchParams';
import { useQuery } from '@/query/useQuery';
import type { Visitor } from '../../mock/testing/openTestShop';
import { buyer } from './checkoutSteps';
import { renderShopHook } from './shopHook';

export const confirmPath = '*/api/user/order/confirm';
export const phones = 'phones.only*1';

/** The checkout of the lines in the address. */
export async function openCheckoutHook(
  linesText = phones,
  as: Visitor | undefined = undefined,
  draw?: (checkout: Checkout) => ReactNode,
) {
  const edits: [string, string | undefined][] = [];
  const view = await renderShopHook(
    () => {
      const { query, changeQuery } = useSearchParams();
      return {
        checkout: useCheckout(parsePackLines(query['lines']), (lines, name) => {
          edits.push([encodePackLines(lines), name]);
          changeQuery({ lines: encodePackLines(lines) });
        }),
        unpaid: useQuery(getUnpaidOrders, {}).data?.total,
      };
    },
    {
      ...(as && { as }),
      ...(draw && { draw: ({ checkout }: { checkout: Checkout }) => draw(checkout) }),
      at: `/checkout?lines=${linesText}`,
    },
  );
  const now = () => view.now().checkout;
  return {
    ...view,
    now,
    unpaid: () => view.now().unpaid,
    edits,
    /** Waits until there is a price for the present choices. */
    quoted: (total: number) => waitFor(() => expect(now().quote.current?.total).toBe(total)),
    placeOrder: () => act(() => now().placeOrder()),
  };
}

/** The checkout of a customer who has accepted the texts, ready to order. */
export async function readyCheckout(
  linesText = phones,
  total = 9_000,
  as = buyer(),
  draw?: (checkout: Checkout) => ReactNode,
) {
  const view = await openCheckoutHook(linesText, as, draw);
  await view.quoted(total);
  act(() => view.now().agree(true));
  await waitFor(() => expect(view.now().missing).toEqual([]));
  return { ...view, customer: as };
}
