import { act, render } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { platformStorage } from '@/lib/storage';
import { renderShopHook } from '../../tests/setup/shopHook';
import { useGoBack } from './useGoBack';
import { useRedirect } from './useRedirect';

/** The number of entries of the app before this one, as the router keeps it. */
const setEntries = (idx: unknown) => window.history.replaceState({ idx }, '');

test('goes back where the visit has an entry before this one', async () => {
  const { now, go, where } = await renderShopHook(() => useGoBack(), { at: '/h5/mine' });
  await go('/h5/orders');
  setEntries(1);
  await act(async () => now()());
  expect(where()).toBe('/h5/mine');
});

test.each([
  ['/h5/order', undefined, '/h5/home'],
  ['/pc/mine', undefined, '/pc/home'],
  ['/h5/order', 'mine', '/h5/mine'],
] as const)('a visit that started at %s leads to another screen of its platform', async (at, elsewhere, path) => {
  for (const idx of [0, undefined, 'x']) {
    setEntries(idx);
    const { now, where, unmount } = await renderShopHook(() => useGoBack(elsewhere), { at });
    await act(async () => now()());
    expect(where()).toBe(path);
    unmount();
  }
});

test('a visit that started outside of both platforms leads to the one that the customer chose', async () => {
  platformStorage.write('pc');
  setEntries(0);
  const { now, where } = await renderShopHook(() => useGoBack(), { at: '/docs' });
  await act(async () => now()());
  expect(where()).toBe('/pc/home');
});

test('a page that is over is replaced once there is a path, and not before', async () => {
  let path: string | undefined;
  const { where, rerender, go, goBack } = await renderShopHook(() => useRedirect(path), { at: '/before' });
  await go('/over');
  expect(where()).toBe('/over');
  path = '/next';
  await rerender();
  expect(where()).toBe('/next');
  path = undefined;
  await goBack();
  expect(where()).toBe('/before');
});

test('a response that comes after the page was left goes back from no other page', async () => {
  let goBack: (() => void) | undefined;
  function Page() {
    goBack = useGoBack();
    return null;
  }
  const ref = { current: '' };
  function Where() {
    ref.current = useLocation().pathname;
    return null;
  }
  const pages = (isShown: boolean) => (
    <MemoryRouter initialEntries={['/h5/mine', '/h5/order']}>
      <Where />
      {isShown && <Page />}
    </MemoryRouter>
  );
  setEntries(1);
  const { rerender } = render(pages(true));
  rerender(pages(false));
  await act(async () => goBack?.());
  expect(ref.current).toBe('/h5/order');
  rerender(pages(true));
  await act(async () => goBack?.());
  expect(ref.current).toBe('/h5/mine');
});
