import { act, renderHook } from '@testing-library/react';
import { useWakeLock } from './useWakeLock';

/** A device whose screen can be kept on; `held` is how often that is the case now. */
function deviceWithLock(isAllowed = true) {
  const device = { held: 0, asked: 0 };
  const request = async () => {
    device.asked += 1;
    if (!isAllowed) throw new DOMException('low battery', 'NotAllowedError');
    device.held += 1;
    return { release: async () => void (device.held -= 1) };
  };
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } });
  return device;
}

afterEach(() => Reflect.deleteProperty(navigator, 'wakeLock'));

const show = (isActive: boolean) =>
  renderHook((props: { isActive: boolean }) => useWakeLock(props.isActive), { initialProps: { isActive } });

describe('the screen', () => {
  test('stays on while something is shown, and not longer', async () => {
    const device = deviceWithLock();
    const { rerender } = show(false);
    expect(device.asked).toBe(0);
    await act(async () => rerender({ isActive: true }));
    expect(device.held).toBe(1);
    await act(async () => rerender({ isActive: false }));
    expect(device.held).toBe(0);
  });

  test('is let go also when it is closed before the device has answered', async () => {
    const device = deviceWithLock();
    const { unmount } = show(true);
    await act(async () => unmount());
    expect(device.held).toBe(0);
  });

  test('is asked for again when the page comes back', async () => {
    const device = deviceWithLock();
    await act(async () => void show(true));
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    expect(device.asked).toBe(1);
    visibility.mockRestore();
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    expect(device.asked).toBe(2);
  });

  test('goes dark as always where the device does not allow it, or cannot', async () => {
    const device = deviceWithLock(false);
    await act(async () => void show(true));
    expect(device).toEqual({ asked: 1, held: 0 });
    Reflect.deleteProperty(navigator, 'wakeLock');
    await act(async () => void show(true));
  });
});
