import { act } from '@testing-library/react';
import { renderShopHook } from '../../../tests/setup/shopHook';
import { useLogin } from './useLogin';

describe('the number', () => {
  test.each([
    ['a calling code that is none', { callingCode: '<b>', number: '415', isAgreed: true }],
    ['an endless number', { callingCode: '+1', number: '4'.repeat(41), isAgreed: true }],
    ['no tick', { callingCode: '+1', number: '415' }],
  ])('from storage with %s is not taken', async (_, stored) => {
    sessionStorage.setItem('draft:login', JSON.stringify(stored));
    const { now } = await renderShopHook(() => useLogin(() => undefined));
    expect([now().number, now().isAgreed, now().callingCode]).toEqual(['', false, '+1']);
  });

  test('and the tick are kept for the tab, the code is not', async () => {
    const { now, unmount } = await renderShopHook(() => useLogin(() => undefined));
    act(() => now().setNumber('415 555 0166'));
    act(() => now().setAgreed(true));
    act(() => now().setCode('12345'));
    unmount();
    const again = await renderShopHook(() => useLogin(() => undefined));
    expect([again.now().number, again.now().isAgreed, again.now().code]).toEqual(['415 555 0166', true, '']);
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('12345');
  });
});
