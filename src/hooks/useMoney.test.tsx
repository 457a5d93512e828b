import { act } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setRunTimeSwitches } from '@/lib/features';
import { server, shopOfTest } from '../../tests/setup/freshShop';
import { renderShopHook } from '../../tests/setup/shopHook';
import { useFeature, useHasScreen } from './useFeature';
import { useInitialStateActions } from './useInitialState';
import { useCurrency, useMoney } from './useMoney';

const { defaultCurrency } = SHOP;
afterEach(() => {
  Object.assign(SHOP, { defaultCurrency });
  setRunTimeSwitches(undefined);
});

describe('an amount', () => {
  const open = () =>
    renderShopHook(() => ({
      currency: useCurrency(),
      inShop: useMoney(),
      inYen: useMoney('JPY'),
      change: useInitialStateActions().change,
    }));

  test('is in the currency of the shop, and in another one where that is named', async () => {
    Object.assign(SHOP, { defaultCurrency: 'CHF' });
    const { now, actions } = await open();
    const data = { ...shopOfTest().visitor().ok('getServerInfo', {}), currency: 'EUR' };
    server.use(http.get('*/api/server/info', () => HttpResponse.json({ code: 200, data })));
    await act(() => actions().refreshServerRecord());
    expect([now().currency, now().inShop(1_250), now().inYen(1_250)]).toEqual(['EUR', '€12.50', '¥1,250']);
  });

  test('is a dash while the currency is not known, and in that of shop.config.ts when the API does not say it', async () => {
    Object.assign(SHOP, { defaultCurrency: 'CHF' });
    const { now } = await open();
    act(() => now().change({ isServerRecordPending: true }));
    expect([now().currency, now().inShop(1_250), now().inYen(1_250)]).toEqual([undefined, '—', '¥1,250']);
    act(() => now().change({ isServerRecordPending: false }));
    expect([now().currency, now().inShop(1_250)]).toEqual(['CHF', 'CHF\u00a012.50']);
  });

  test('stays a dash where neither API nor configuration says the currency', async () => {
    Object.assign(SHOP, { defaultCurrency: null });
    const { now } = await open();
    act(() => now().change({ isServerRecordPending: false }));
    expect([now().currency, now().inShop(1_250)]).toEqual([undefined, '—']);
  });
});

test('a feature that the shop switches off while it is shown goes, with its screens', async () => {
  const { now, actions } = await renderShopHook(() => {
    const hasScreen = useHasScreen();
    return [useFeature('coupons'), hasScreen('coupons'), useFeature('tickets'), hasScreen('home')];
  });
  expect(now()).toEqual([true, true, true, true]);
  setRunTimeSwitches({ coupons: false });
  await act(async () => actions().change({ isServerRecordPending: false }));
  expect(now()).toEqual([false, false, true, true]);
});
