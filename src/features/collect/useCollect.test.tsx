import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { MAX_PACK_LINES } from '@/domain/packLines';
import { bagStorage, savedStorage } from '@/lib/storage';
import { callsTo } from '../../../tests/setup/callsTo';
import { server, shopOfTest } from '../../../tests/setup/freshShop';
import { renderShopHook } from '../../../tests/setup/shopHook';
import { MAX_COLLECTED_LINES } from '@/features/bag/collectedLines';
import { useCollect } from './useCollect';

const path = '/api/home/packGoods';
const cup = { goodsId: 'cup', skuId: 'cup.oat', quantity: 2, price: 2_000, at: 3 };
const phones = { goodsId: 'phones', skuId: 'phones.only', quantity: 1, price: 10_000, at: 2 };
const kettle = { goodsId: 'kettle', skuId: 'kettle.only', quantity: 1, price: 4_000, at: 1 };
const full = Array.from({ length: MAX_COLLECTED_LINES }, (_, at) => ({ ...kettle, skuId: `s${at}`, at }));
const requestedOf = ({ skuId, quantity }: { skuId: string; quantity: number }) => ({ skuId, quantity });
const idsIn = (storage: { read: () => readonly unknown[] | undefined }) =>
  (storage.read() ?? []).map((line) => Object(line).skuId as string);

/** The hook of the bag with these lines, when prices and total are known. */
async function open(bag: readonly object[], saved: readonly object[] = [], isSavedShown = true) {
  bagStorage.write(bag);
  savedStorage.write(saved);
  const bodies = callsTo(path);
  const hook = await renderShopHook(() => useCollect({ isSavedShown }));
  const { now } = hook;
  const run = (work: () => unknown) => act(async () => void (await work()));
  const total = (amount: number | undefined) =>
    waitFor(() => expect(now().pack?.total).toBe(amount), { timeout: 3_000 });
  return { ...hook, bodies, run, total };
}
/** The requests for the total are those that leave the coupon to the API. */
const totals = (bodies: readonly Record<string, unknown>[]) => bodies.filter((body) => !('couponId' in body));

describe('the bag', () => {
  test('asks for the price of one piece of each line, and for the total of what is selected', async () => {
    const { now, bodies, run, total } = await open([cup, { ...phones, isDeselected: true }]);
    await total(4_500);
    expect(bodies).toEqual([
      {
        lines: [
          { skuId: 'cup.oat', quantity: 1 },
          { skuId: 'phones.only', quantity: 1 },
        ],
        couponId: null,
      },
      { lines: [requestedOf(cup)] },
    ]);
    expect([now().pieces, now().selectedCount, now().areAllSelected, now().packLines]).toEqual([
      2,
      1,
      false,
      'cup.oat*2',
    ]);
    await run(() => now().select('phones.only', true));
    expect([now().pieces, now().selectedCount, now().areAllSelected, now().isSelected('phones.only')]).toEqual([
      3,
      2,
      true,
      true,
    ]);
    await run(() => now().selectAll(false));
    expect([now().selectedCount, now().checkoutError, now().totalError]).toEqual([0, 'nothingSelected', undefined]);
  });

  test('shows no total of other quantities, and asks once for quantities that change quickly', async () => {
    const { now, bodies, run, total } = await open([cup]);
    await total(4_500);
    for (const quantity of [3, 4, 5]) {
      await run(() => now().setQuantity('cup.oat', quantity));
      expect(now().pack).toBeUndefined();
    }
    await waitFor(() => expect(now().pack?.pieces).toBe(5), { timeout: 3_000 });
    expect(bodies.map(({ lines }) => lines)).toEqual([
      [{ skuId: 'cup.oat', quantity: 1 }],
      [{ skuId: 'cup.oat', quantity: 2 }],
      [{ skuId: 'cup.oat', quantity: 5 }],
    ]);
  });

  test('leaves out of the total what cannot be ordered, and counts what the shop no longer has', async () => {
    shopOfTest().shop.operator.setStock('phones.only', 0);
    shopOfTest().shop.operator.withdrawGoods('kettle');
    const { now, bodies, run, total } = await open([cup, phones, kettle]);
    await total(4_500);
    expect(totals(bodies)).toEqual([{ lines: [requestedOf(cup)] }]);
    expect(now().rows.map(({ state }) => state)).toEqual(['fine', 'soldOut', 'gone']);
    expect([now().areAllSelected, now().canSelectAll, now().unavailableCount]).toEqual([true, true, 1]);
    await run(() => now().removeUnavailable('Removed'));
    expect([idsIn(bagStorage), now().removed?.name]).toEqual([['cup.oat', 'phones.only'], 'Removed']);
    await run(() => now().undo());
    expect([bagStorage.read(), now().removed]).toEqual([[cup, phones, kettle], undefined]);
  });

  test('with nothing that can be ordered cannot be selected', async () => {
    shopOfTest().shop.operator.setStock('phones.only', 0);
    const { now } = await open([phones]);
    await waitFor(() => expect(now().isKnown).toBe(true));
    expect([now().canSelectAll, now().areAllSelected, now().checkoutError]).toEqual([false, false, 'nothingSelected']);
  });

  test('fetches its lines again when the total says that one cannot be ordered', async () => {
    const { now, bodies, run, total } = await open([cup, kettle]);
    await waitFor(() => expect(now().pack).toBeDefined(), { timeout: 3_000 });
    const before = bodies.length;
    shopOfTest().shop.operator.setStock('kettle.only', 1);
    await run(() => now().setQuantity('kettle.only', 2));
    await waitFor(() => expect(now().rows.map(({ state }) => state)).toEqual(['fine', 'shortStock']), {
      timeout: 3_000,
    });
    await total(4_500);
    expect(now().checkoutError).toBeUndefined();
    expect(bodies.slice(before)).toEqual([
      { lines: [requestedOf(cup), { skuId: 'kettle.only', quantity: 2 }] },
      expect.objectContaining({ couponId: null }),
      { lines: [requestedOf(cup)] },
    ]);
  });

  test('with more lines than a pack holds asks in two parts, and cannot be checked out', async () => {
    const quote = shopOfTest()
      .visitor()
      .ok('packGoods', { lines: [{ skuId: 'cup.oat', quantity: 1 }] });
    let isSecondBroken = true;
    server.use(
      http.post(`*${path}`, async ({ request }) => {
        const { lines } = (await request.json()) as { lines: { skuId: string }[] };
        const quoted = lines.map(({ skuId }) => ({ ...quote.lines[0], skuId }));
        if (isSecondBroken && lines.length === 1) return HttpResponse.json({ success: true, data: {} });
        return HttpResponse.json({ success: true, data: { ...quote, lines: quoted } });
      }),
    );
    const { now, bodies, run } = await open(full.slice(0, MAX_PACK_LINES + 1));
    // The error of either part is the error of the bag.
    await waitFor(() => expect(now().error).toMatchObject({ kind: 'malformed' }));
    isSecondBroken = false;
    bodies.length = 0;
    await run(() => now().retry());
    expect([now().error, now().rows.every(({ canOrder }) => canOrder)]).toEqual([undefined, true]);
    expect(bodies.map(({ lines }) => (lines as unknown[]).length)).toEqual([MAX_PACK_LINES, 1]);
    expect([now().checkoutError, now().pack]).toEqual(['tooMany', undefined]);
    await run(() => now().refresh());
    expect(bodies.map(({ lines }) => (lines as unknown[]).length)).toEqual([MAX_PACK_LINES, 1, MAX_PACK_LINES, 1]);
  });

  test('whose prices fail has an error with a retry, and none once they are known', async () => {
    server.use(http.post(`*${path}`, () => HttpResponse.json({ success: true, data: {} }), { once: true }));
    const { now, run } = await open([cup]);
    await waitFor(() => expect(now().error).toMatchObject({ kind: 'malformed' }));
    expect([now().isKnown, now().rows[0]?.state]).toEqual([false, 'unknown']);
    await run(() => now().retry());
    expect([now().error, now().isKnown, now().rows[0]?.state]).toEqual([undefined, true, 'fine']);
  });

  test('changes the variant of the line that was chosen for it', async () => {
    const { now, run } = await open([cup, kettle]);
    expect(now().changed).toBeUndefined();
    await run(() => now().startChange('cup.oat'));
    expect(now().changed?.skuId).toBe('cup.oat');
    await run(() => now().change({ goodsId: 'cup', skuId: 'cup.moss', quantity: 2, price: 2_200 }));
    expect(bagStorage.read()).toEqual([{ ...cup, skuId: 'cup.moss', price: 2_200 }, kettle]);
  });

  test('fetches prices, saved prices and the total again', async () => {
    const { now, bodies, run, total } = await open([cup], [kettle]);
    await total(4_500);
    await waitFor(() => expect(bodies).toHaveLength(3));
    await run(() => now().refresh());
    expect(bodies.slice(3).map(({ lines }) => lines)).toEqual(
      expect.arrayContaining([
        [{ skuId: 'cup.oat', quantity: 1 }],
        [{ skuId: 'kettle.only', quantity: 1 }],
        [requestedOf(cup)],
      ]),
    );
    expect(bodies).toHaveLength(6);
  });
});

describe('the saved products', () => {
  test('are not asked for where they are not shown', async () => {
    const { bodies, total } = await open([cup], [kettle], false);
    await total(4_500);
    expect(JSON.stringify(bodies)).not.toContain('kettle');
  });

  test('name the currency and their errors where the bag is empty', async () => {
    server.use(http.post(`*${path}`, () => HttpResponse.json({ success: true, data: {} }), { once: true }));
    const { now, run } = await open([], [kettle]);
    await waitFor(() => expect(now().savedError).toMatchObject({ kind: 'malformed' }));
    expect([now().error, now().currency]).toEqual([undefined, undefined]);
    await run(() => now().retrySaved());
    expect([now().savedError, now().currency, now().savedRows[0]?.state]).toEqual([undefined, 'USD', 'fine']);
  });

  test('that are moved keep their order, and Undo restores both lists', async () => {
    const { now, run } = await open([{ ...cup, quantity: 1 }], [cup, phones, kettle]);
    let isMoved: boolean | undefined;
    await run(() => (isMoved = now().moveToBag(['cup.oat', 'phones.only'], 'Moved')));
    expect([isMoved, now().removed?.name]).toEqual([true, 'Moved']);
    expect(bagStorage.read()).toMatchObject([
      { skuId: 'cup.oat', quantity: 3 },
      { skuId: 'phones.only', quantity: 1 },
    ]);
    expect(savedStorage.read()).toEqual([kettle]);
    await run(() => now().undo());
    expect([bagStorage.read(), savedStorage.read()]).toEqual([[{ ...cup, quantity: 1 }], [cup, phones, kettle]]);
  });

  test('stay where they are when the bag is full', async () => {
    const { now, run } = await open(full, [cup]);
    let isMoved: boolean | undefined;
    await run(() => (isMoved = now().moveToBag(['cup.oat'], 'Moved')));
    expect([isMoved, now().removed, savedStorage.read()]).toEqual([false, undefined, [cup]]);
    expect(bagStorage.read()).toHaveLength(MAX_COLLECTED_LINES);
  });

  test('stay, as far as the bag has no room for them', async () => {
    const { now, run } = await open(full.slice(1), [cup, phones]);
    await run(() => now().moveToBag(['cup.oat', 'phones.only'], 'Moved'));
    expect([idsIn(bagStorage).length, idsIn(bagStorage)[0], idsIn(savedStorage)]).toEqual([
      MAX_COLLECTED_LINES,
      'phones.only',
      ['cup.oat'],
    ]);
  });

  test('take a line of the bag, and Undo brings it back as it was', async () => {
    const { now, run } = await open([cup, { ...phones, isDeselected: true }]);
    await run(() => now().saveForLater('phones.only', 'Saved'));
    expect([idsIn(bagStorage), savedStorage.read()]).toEqual([['cup.oat'], [{ ...phones, at: expect.any(Number) }]]);
    await run(() => now().undo());
    expect([bagStorage.read(), savedStorage.read()]).toEqual([[cup, { ...phones, isDeselected: true }], []]);
  });

  test('that are removed come back with Undo, until it is forgotten', async () => {
    const { now, run } = await open([], [cup, kettle]);
    await run(() => now().removeSaved(['cup.oat'], 'Removed'));
    expect([idsIn(savedStorage), now().removed?.name]).toEqual([['kettle.only'], 'Removed']);
    await run(() => now().forgetRemoved());
    await run(() => now().undo());
    expect([idsIn(savedStorage), now().removed]).toEqual([['kettle.only'], undefined]);
  });
});
