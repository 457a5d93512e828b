import { act, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { http, HttpResponse } from 'msw';
import { acceptPresaleTerms, isCheckoutChoices, choicesDraftName } from '@/features/checkout/checkoutChoices';
import { draftStorage } from '@/hooks/useDraft';
import { showPreSaleModalStorage } from '@/lib/storage';
import { server } from '../../../tests/setup/freshShop';
import { sentPaths, startPaths } from '../../../tests/setup/lostWrites';
import { renderShopHook } from '../../../tests/setup/shopHook';
import { usePresaleProduct, usePresaleTermsShown } from './usePresaleProduct';
import { useProductDetail } from './useProductDetail';
import { usePurchase } from './usePurchase';

/** The page of a product, with a selection that it keeps. */
async function open(id: string | undefined, first = { skuId: undefined as string | undefined, quantity: 1 }) {
  const view = await renderShopHook(() => {
    const [pick, setPick] = useState(first);
    return { ...useProductDetail({ id, pick, onPick: setPick }), pick };
  });
  await waitFor(() => expect(view.now().isLoading).toBe(false));
  const chosen = () => {
    const found = view.now().chosen;
    if (!found) throw new Error('No product');
    return found;
  };
  return { ...view, chosen };
}

describe('the chosen variant', () => {
  test('is the one of the link, with its quantity within what there is', async () => {
    const { chosen } = await open('phones', { skuId: 'phones.only', quantity: 9 });
    expect(chosen()).toMatchObject({
      sku: { id: 'phones.only' },
      quantity: 2,
      limit: { max: 2, by: 'order' },
      canBuy: true,
      isSoldOut: false,
      lines: 'phones.only*2',
    });
  });

  test('that is sold out has no lines, and leads to similar products', async () => {
    const { chosen } = await open('cup', { skuId: 'cup.moss', quantity: 3 });
    expect(chosen()).toMatchObject({
      sku: { id: 'cup.moss' },
      quantity: 1,
      purchaseError: 'skuSoldOut',
      canBuy: false,
      isSoldOut: true,
      lines: '',
    });
  });

  test('is the first available one for an unknown variant, and another choice keeps the quantity', async () => {
    const { now, chosen } = await open('cup', { skuId: 'gone', quantity: 2 });
    expect([chosen().sku?.id, chosen().lines]).toEqual(['cup.oat', 'cup.oat*2']);
    act(() => chosen().choose({ colour: 'moss' }));
    expect([now().pick, chosen().purchaseError]).toEqual([{ skuId: 'cup.moss', quantity: 2 }, 'skuSoldOut']);
    act(() => chosen().choose({ colour: 'oat' }));
    act(() => chosen().setQuantity(99));
    expect([now().pick, chosen().lines]).toEqual([{ skuId: 'cup.oat', quantity: 10 }, 'cup.oat*10']);
    act(() => chosen().setQuantity(0));
    expect(now().pick.quantity).toBe(1);
  });

  test('needs no choice where there is one variant of one piece', async () => {
    expect((await open('phones')).chosen().isWithoutChoice).toBe(false);
    expect((await open('cup')).chosen().isWithoutChoice).toBe(false);
  });
});

test('a page without an id loads nothing, and an unknown one is an error', async () => {
  const paths = sentPaths(startPaths);
  const { now } = await open(undefined);
  expect([now().chosen, now().isLoading, paths]).toEqual([undefined, false, []]);
  const unknown = await open('gone');
  expect(unknown.now().error).toMatchObject({ errorCode: 'NOT_FOUND' });
});

describe('buying', () => {
  async function openPurchase(id: string) {
    const { chosen } = await open(id);
    const proceeded: string[] = [];
    const { now } = await renderShopHook(() =>
      usePurchase(chosen(), (lines) => proceeded.push(lines), acceptPresaleTerms),
    );
    return { now, proceeded };
  }
  const accepted = () => draftStorage(choicesDraftName('lamp.only*1'), isCheckoutChoices).read()?.isPresaleAccepted;

  test('goes on at once for a product in stock', async () => {
    const { now, proceeded } = await openPurchase('kettle');
    expect([now().buy(), proceeded]).toEqual(['passed', ['kettle.only*1']]);
  });

  test.each([
    [true, 'true', 'terms'],
    [false, 'false', 'passed'],
  ] as const)(
    'of a presale shows its terms; accepted ones are known in the checkout, and shown again: %s',
    async (isShownAgain, stored, next) => {
      const { now, proceeded } = await openPurchase('lamp');
      expect([now().buy(), proceeded, accepted()]).toEqual(['terms', [], undefined]);
      now().acceptTerms({ isShownAgain });
      expect([proceeded, accepted(), showPreSaleModalStorage.read()]).toEqual([['lamp.only*1'], true, stored]);
      expect(now().buy()).toBe(next);
    },
  );
});

describe('the presale product', () => {
  test('is the newest presale when none is named', async () => {
    const paths = sentPaths(startPaths);
    const { now } = await renderShopHook(() => usePresaleProduct(undefined));
    await waitFor(() => expect(now().goods?.id).toBe('lamp'));
    expect(paths).toEqual(['/api/home/goodsList', '/api/home/goodsDetail']);
    expect(now()).toMatchObject({ isNone: false, isLoading: false, error: undefined });
  });

  test('is none for a product in stock, and nothing else is searched', async () => {
    const paths = sentPaths(startPaths);
    const { now } = await renderShopHook(() => usePresaleProduct('kettle'));
    await waitFor(() => expect(now().isNone).toBe(true));
    expect([now().goods, paths]).toEqual([undefined, ['/api/home/goodsDetail']]);
  });

  test('is none when the shop has no presale', async () => {
    server.use(
      http.get('*/api/home/goodsList', () => HttpResponse.json({ success: true, data: { list: [], total: 0 } })),
    );
    const { now } = await renderShopHook(() => usePresaleProduct(undefined));
    await waitFor(() => expect(now().isNone).toBe(true));
    expect(now()).toMatchObject({ goods: undefined, isLoading: false, error: undefined });
  });

  test('that cannot be loaded is an error, and is loaded again', async () => {
    server.use(http.get('*/api/home/goodsDetail', () => HttpResponse.json({}, { status: 400 }), { once: true }));
    const { now } = await renderShopHook(() => usePresaleProduct('lamp'));
    await waitFor(() => expect(now().error).toMatchObject({ kind: 'status' }));
    expect(now().isNone).toBe(false);
    await act(() => now().retry());
    expect([now().error, now().goods?.id]).toEqual([undefined, 'lamp']);
  });

  test('its terms are shown until the customer says no', async () => {
    const { now } = await renderShopHook(usePresaleTermsShown);
    expect(now().isShown).toBe(true);
    act(() => now().setIsShown(false));
    expect([now().isShown, showPreSaleModalStorage.read()]).toEqual([false, 'false']);
    act(() => now().setIsShown(true));
    expect([now().isShown, showPreSaleModalStorage.read()]).toEqual([true, 'true']);
  });
});
