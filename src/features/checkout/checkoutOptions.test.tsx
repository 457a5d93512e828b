/** Coupons, codes and balance in the checkout, as far as the shop has them. */
import { act, waitFor } from '@testing-library/react';
import { callsTo } from '../../../tests/setup/callsTo';
import { openCheckoutHook, phones } from '../../../tests/setup/checkoutHook';
import { buyer } from '../../../tests/setup/checkoutSteps';
import { holdCall } from '../../../tests/setup/holdCall';

describe('the shop without', () => {
  const features = { ...SHOP.features };
  afterEach(() => void Object.assign(SHOP.features, features));
  const made = {
    addressId: null,
    couponId: 'best',
    discountCode: 'HELLO5',
    useBalance: true,
    isAgreed: true,
    isPresaleAccepted: false,
  };

  test.each<[string, object, object, number]>([
    ['anything missing', {}, {}, 0],
    ['coupons', { coupons: false }, { couponId: null }, 0],
    ['discount codes', { discountCodes: false }, { discountCode: null }, 0],
    ['a wallet', { wallet: false }, { useBalance: false }, 8_500],
  ])('%s quotes and orders without what the tab remembers of it', async (_what, off, input, total) => {
    Object.assign(SHOP.features, off);
    sessionStorage.setItem(`draft:checkout:${phones}`, JSON.stringify(made));
    const quotes = callsTo('/api/home/packGoods');
    const { quoted } = await openCheckoutHook(phones, buyer('MONEY-PLEASE'));
    await quoted(total);
    const { addressId: _address, isAgreed: _agreed, isPresaleAccepted: _accepted, ...asked } = { ...made, ...input };
    expect(quotes).toEqual([expect.objectContaining(asked)]);
  });
});

describe('a discount code', () => {
  test('that was refused, or is being checked, is forgotten with the one in use', async () => {
    const { now, quoted } = await openCheckoutHook(phones, buyer());
    await quoted(9_000);
    act(() => now().applyCode('HELLO5'));
    await quoted(8_500);
    act(() => now().applyCode('OLD'));
    await waitFor(() => expect(now().codeCheck.refused?.code).toBe('OLD'));
    expect(now().choices.discountCode).toBe('HELLO5');
    act(() => now().removeCode());
    expect([now().codeCheck.refused, now().choices.discountCode]).toEqual([undefined, null]);
    await quoted(9_000);
    const release = holdCall('*/api/user/checkDiscountCode');
    act(() => now().applyCode('HELLO5'));
    expect(now().codeCheck.isChecking).toBe(true);
    act(() => now().removeCode());
    release();
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect([now().codeCheck.isChecking, now().choices.discountCode, now().quote.current?.total]).toEqual([
      false,
      null,
      9_000,
    ]);
  });
});
