import { act, fireEvent } from '@testing-library/react';
import { useModel } from '@umijs/max';
import { renderShopHook } from '../../tests/setup/shopHook';
import { useCodeOnOpen } from './useCodeOnOpen';

afterEach(() => void jest.restoreAllMocks());

/** A panel whose code is loaded by `load`. */
async function open({
  isOpen = false,
  preload,
  fails = 0,
}: { isOpen?: boolean; preload?: 'press' | 'soon'; fails?: number } = {}) {
  let loads = 0;
  let closed = 0;
  let isPanelOpen = isOpen;
  const load = async () => {
    loads += 1;
    if (loads <= fails) throw new Error('no code');
  };
  const close = () => void (closed += 1);
  const view = await renderShopHook(() => {
    const { toast } = useModel('toast');
    return { isReady: useCodeOnOpen(load, { isOpen: isPanelOpen, close }, preload && { preload }), toast };
  });
  const setOpen = (isNowOpen: boolean) => {
    isPanelOpen = isNowOpen;
    return view.rerender();
  };
  return { ...view, setOpen, loads: () => loads, closed: () => closed };
}

test('loads the code when the panel opens, once', async () => {
  const { now, setOpen, loads, closed } = await open();
  expect([now().isReady, loads()]).toEqual([false, 0]);
  await setOpen(true);
  expect([now().isReady, loads()]).toEqual([true, 1]);
  await setOpen(false);
  await setOpen(true);
  expect([now().isReady, loads(), closed()]).toEqual([true, 1, 0]);
});

test.each([
  [true, 'We can’t reach the shop'],
  [false, 'You’re offline'],
])(
  'closes the panel with a message when the code does not come (online: %s), and tries again',
  async (isOnline, text) => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    const { now, setOpen, closed } = await open({ isOpen: true, fails: 1 });
    expect([now().isReady, closed(), now().toast.message]).toEqual([false, 1, text]);
    await setOpen(false);
    await setOpen(true);
    expect([now().isReady, closed()]).toEqual([true, 1]);
  },
);

test.each(['pointerdown', 'keydown'])(
  'with a preload the first %s loads the code, without one nothing does',
  async (type) => {
    const [preloaded, plain] = [await open({ preload: 'press' }), await open()];
    await act(async () => void fireEvent(document.body, new Event(type, { bubbles: true })));
    await act(async () => void fireEvent(document.body, new Event(type, { bubbles: true })));
    expect([preloaded.loads(), plain.loads(), preloaded.now().isReady]).toEqual([1, 0, false]);
  },
);

test('is preloaded a second after the page only where it is needed soon', async () => {
  jest.useFakeTimers();
  try {
    const [soon, press] = [await open({ preload: 'soon' }), await open({ preload: 'press' })];
    await act(() => jest.advanceTimersByTimeAsync(999));
    expect(soon.loads()).toBe(0);
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect([soon.loads(), press.loads()]).toEqual([1, 0]);
  } finally {
    jest.useRealTimers();
  }
});

test('is not preloaded for a panel that is gone', async () => {
  jest.useFakeTimers();
  try {
    const { unmount, loads } = await open({ preload: 'soon' });
    unmount();
    fireEvent(document.body, new Event('pointerdown', { bubbles: true }));
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(loads()).toBe(0);
  } finally {
    jest.useRealTimers();
  }
});
