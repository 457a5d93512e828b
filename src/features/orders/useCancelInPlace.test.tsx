import { useModel } from '@umijs/max';
import { act, waitFor } from '@testing-library/react';
import type { Order } from '@/api/orders';
import { renderShopHook } from '../../../tests/setup/shopHook';
import { useCancelInPlace } from './useCancelInPlace';

test('a cancelled order closes the panel, is shown, and is announced once', async () => {
  const shown: unknown[] = [];
  const { now } = await renderShopHook(() => ({
    ...useCancelInPlace((order) => void shown.push(order)),
    toast: useModel('toast').toast,
  }));
  act(() => now().modal.open());
  expect([now().modal.isOpen, now().toast]).toEqual([true, expect.objectContaining({ isVisible: false, serial: 0 })]);
  const cancelled = { id: 'o1', status: 'cancelled' } as Order;
  act(() => now().onCancelled(cancelled));
  await waitFor(() => expect(now().modal.isOpen).toBe(false));
  expect(shown).toEqual([cancelled]);
  expect(now().toast).toEqual({ message: 'Order canceled', isVisible: true, serial: 1 });
});
