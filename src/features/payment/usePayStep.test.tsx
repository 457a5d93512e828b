import { act, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import type { Order } from '@/api/orders';
import { renderShopHook } from '../../../tests/setup/shopHook';
import { stopClock } from '../../../tests/setup/stoppedClock';
import { hasPayStep } from '@/domain/payStep';
import { useOpenPayment } from '@/features/orders/useOpenPayment';
import { usePayStep } from './usePayStep';

const method = { id: 'card', name: 'Card', icon: 'card', note: '', isUsable: true, isLastUsed: false };
const payable = { id: 'o1', total: 100, paymentMethods: [method] } as unknown as Order;

test.each<[string, object, boolean]>([
  ['an amount and methods', {}, true],
  ['nothing to pay', { total: 0 }, false],
  ['no methods', { paymentMethods: [] }, false],
  ['an API without methods', { paymentMethods: undefined }, false],
])('there is a step for %s: %s', (_what, facts, has) => {
  expect(hasPayStep({ ...payable, ...facts })).toBe(has);
});

describe('an order that is paid from a list', () => {
  test.each<[string, Order, unknown]>([
    ['opens its result page with the step', payable, { modals: ['pay'], isArrival: true }],
    ['opens its result page without a step where there is nothing to choose', { ...payable, total: 0 }, null],
  ])('%s', async (_what, order, state) => {
    const { now, where } = await renderShopHook(() => ({ open: useOpenPayment(), location: useLocation() }), {
      at: '/h5/orders',
    });
    act(() => now().open(order));
    await waitFor(() => expect(where()).toBe('/h5/components/orderSuccess?id=o1'));
    expect(now().location.state ?? null).toEqual(state);
  });
});

describe('the step', () => {
  const open = async (at = '/result?id=o1') => {
    let canChoose: boolean | undefined = true;
    const view = await renderShopHook(() => ({ step: usePayStep(canChoose), key: useLocation().key }), { at });
    return {
      ...view,
      step: () => view.now().step,
      choosing: (can: boolean | undefined) => {
        canChoose = can;
        return view.rerender();
      },
    };
  };

  test('stays open while it is not known whether there is something to choose, and closes when there is not', async () => {
    const { step, choosing, where } = await open();
    act(() => step().modal.open());
    await choosing(undefined);
    expect(step().modal.isOpen).toBe(true);
    await choosing(false);
    await waitFor(() => expect(step().modal.isOpen).toBe(false));
    expect(where()).toBe('/result?id=o1');
  });

  test('that was opened from another page closes into the result, and Back leads to that page', async () => {
    const { step, choosing, where, go, goBack } = await open('/list');
    await go('/result?id=o1', { state: { modals: ['pay'], isArrival: true } });
    expect(step().modal.isOpen).toBe(true);
    await choosing(false);
    await waitFor(() => expect(step().modal.isOpen).toBe(false));
    expect(where()).toBe('/result?id=o1');
    await goBack();
    expect(where()).toBe('/list');
  });

  test('that was opened on the result leaves one entry behind when it closes', async () => {
    const { step, choosing, where, go, goBack } = await open('/list');
    await go('/result?id=o1');
    act(() => step().modal.open());
    await choosing(false);
    await waitFor(() => expect(step().modal.isOpen).toBe(false));
    expect(where()).toBe('/result?id=o1');
    await goBack();
    expect(where()).toBe('/list');
  });

  test('pays nothing for 600 ms after each opening', async () => {
    const { step } = await open();
    expect(step().isTooSoon).toBe(false);
    const clock = stopClock();
    for (let opening = 0; opening < 2; opening += 1) {
      act(() => step().modal.open());
      expect(step().isTooSoon).toBe(true);
      await clock.pass(599);
      expect(step().isTooSoon).toBe(true);
      await clock.pass(1);
      expect(step().isTooSoon).toBe(false);
      act(() => step().modal.close());
      await clock.until(() => expect(step().modal.isOpen).toBe(false));
    }
  });
});
