import { act, renderHook } from '@testing-library/react';
import { useFaults } from './useFaults';

const show = () => renderHook(useFaults).result;
const rulesIn = (result: ReturnType<typeof show>) => result.current.rules;
afterEach(() => {
  document.cookie = 'shopFault=; path=/; max-age=0';
});

test('every place shows what one of them switches on and off, each fault once, the last one last', () => {
  const [one, other] = [show(), show()];
  act(() => one.current.switchOn('500@/order/pay'));
  act(() => other.current.switchOn('slow:3000'));
  act(() => one.current.switchOn('500@/order/pay'));
  expect([one, other].map(rulesIn)).toEqual(Array(2).fill(['slow:3000', '500@/order/pay']));
  act(() => other.current.switchOff('slow:3000'));
  expect([one, other].map(rulesIn)).toEqual(Array(2).fill(['500@/order/pay']));
  act(() => one.current.switchAllOff());
  expect([rulesIn(other), document.cookie]).toEqual([[], '']);
});

test('what another tab has switched on is shown when this one has the focus, and is kept by a change here', () => {
  const result = show();
  document.cookie = 'shopFault=lost%40%2Forder; path=/';
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(rulesIn(result)).toEqual(['lost@/order']);
  document.cookie = 'shopFault=offline; path=/';
  act(() => result.current.switchOn('500'));
  expect(rulesIn(result)).toEqual(['offline', '500']);
});
