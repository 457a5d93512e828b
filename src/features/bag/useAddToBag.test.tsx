import { useModel } from '@umijs/max';
import { act } from '@testing-library/react';
import { doublePressWindowMs } from '@/lib/doublePressGuard';
import { bagStorage } from '@/lib/storage';
import { renderShopHook } from '../../../tests/setup/shopHook';
import { stopClock } from '../../../tests/setup/stoppedClock';
import { MAX_COLLECTED_LINES } from './collectedLines';
import { useAddToBag } from './useAddToBag';

const cup = { goodsId: 'cup', skuId: 'cup.oat', quantity: 2, price: 2_000 };
const about = { name: 'Slow Morning cup', skuText: 'Oat', picture: undefined };

async function open() {
  const { now } = await renderShopHook(() => ({
    add: useAddToBag(),
    request: useModel('bag').request,
    message: useModel('toast').toast.message,
  }));
  return {
    now,
    add(line: typeof cup): boolean | undefined {
      let isAdded: boolean | undefined;
      act(() => void (isAdded = now().add(line, about)));
      return isAdded;
    },
  };
}

test('a line is added and confirmed with its quantity', async () => {
  const { now, add } = await open();
  expect(add(cup)).toBe(true);
  expect(now().request).toEqual({ kind: 'added', line: { ...about, quantity: 2 } });
  expect([bagStorage.read(), now().message]).toEqual([[{ ...cup, at: expect.any(Number) }], '']);
});

test('the second click of a double click adds nothing, another variant and a later click do', async () => {
  const clock = stopClock();
  const { add } = await open();
  const moss = { ...cup, skuId: 'cup.moss' };
  expect([add(cup), add(cup), add(moss), add(moss)]).toEqual([true, false, true, false]);
  await clock.pass(doublePressWindowMs - 1);
  expect(add(moss)).toBe(false);
  await clock.pass(1);
  expect(add(moss)).toBe(true);
  expect(bagStorage.read()).toMatchObject([
    { skuId: 'cup.moss', quantity: 4 },
    { skuId: 'cup.oat', quantity: 2 },
  ]);
});

test('a full bag takes no other line, and says so', async () => {
  bagStorage.write(Array.from({ length: MAX_COLLECTED_LINES }, (_, at) => ({ ...cup, skuId: `s${at}`, at })));
  const { now, add } = await open();
  expect(add(cup)).toBe(false);
  expect([now().request, now().message]).toEqual([undefined, 'Your bag is full. Remove something first.']);
  expect(bagStorage.read()).toHaveLength(MAX_COLLECTED_LINES);
});
