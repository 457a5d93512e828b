import { act, renderHook } from '@testing-library/react';
import useToast, { toastDurationMs } from './toast';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const setup = () => renderHook(() => useToast()).result;
const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms));

test('the toast is shown for 2000 ms', () => {
  expect(toastDurationMs).toBe(2000);
  const model = setup();
  expect(model.current.toast).toMatchObject({ message: '', isVisible: false });
  act(() => model.current.showToast('Saved'));
  pass(1999);
  expect(model.current.toast).toMatchObject({ message: 'Saved', isVisible: true });
  pass(1);
  expect(model.current.toast.isVisible).toBe(false);
});

test.each(['Copied', 'Saved'])('a second toast, %s, is shown for 2000 ms from its own start', (second) => {
  const model = setup();
  act(() => model.current.showToast('Saved'));
  pass(1500);
  act(() => model.current.showToast(second));
  pass(1999);
  expect(model.current.toast).toMatchObject({ message: second, isVisible: true });
  pass(1);
  expect(model.current.toast.isVisible).toBe(false);
});

test('a toast that was hidden earlier does not end the next one', () => {
  const model = setup();
  act(() => model.current.showToast('Saved'));
  pass(500);
  act(() => model.current.hideToast());
  expect(model.current.toast.isVisible).toBe(false);
  act(() => model.current.showToast('Copied'));
  pass(1999);
  expect(model.current.toast.isVisible).toBe(true);
  pass(1);
  expect(model.current.toast.isVisible).toBe(false);
});
