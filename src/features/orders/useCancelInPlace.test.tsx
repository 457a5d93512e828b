import { useModel } from '@umijs/max';
import { act, waitFor } from '@testing-library/react';
import type { Order } from '@/api/orders';
import { renderShopHook } from '../../../tests/setup/shopHook';
import { useCancelInPlace } from './useCancelInPlace';

test.each([
  [null, 'Order canceled'],
  [{ amount: 0, name: 'balance', coupon: null }, 'Order canceled'],
  [{ amount: 2_550, name: 'balance', coupon: null }, 'Order canceled. You get back $25.50.'],
])('a cancelled order closes the panel, is shown, and is announced once: %j', async (returned, message) => {
  const shown: unknown[] = [];
  const { now } = await renderShopHook(() => ({
    ...useCancelInPlace((order) => void shown.push(order)),
    toast: useModel('toast').toast,
  }));
  act(() => now().modal.open());
  expect([now().modal.isOpen, now().toast]).toEqual([true, expect.objectContaining({ isVisible: false, serial: 0 })]);
  const cancelled = { id: 'o1', status: 'cancelled', returned, currency: 'USD' } as Order;
  act(() => now().onCancelled(cancelled));
  await waitFor(() => expect(now().modal.isOpen).toBe(false));
  expect(shown).toEqual([cancelled]);
  expect(now().toast).toEqual({ message, isVisible: true, serial: 1 });
});
