import { act, render } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { renderShopHook } from '../../tests/setup/shopHook';
import { doubledEntryState, useModalRoute } from './useModalRoute';
import { useModalRouteEnd } from './useModalRouteEnd';

/** A page with two modals, of which the second ends by itself. */
async function open(at = '/page?id=1') {
  let isOver = false;
  const view = await renderShopHook(
    () => {
      const [one, other] = [useModalRoute('one'), useModalRoute('other')];
      useModalRouteEnd(other, isOver);
      const { state } = useLocation();
      return { one, other, state: state as unknown };
    },
    { at: '/before' },
  );
  await view.go(at);
  return {
    ...view,
    shown: () => [view.now().one.isOpen, view.now().other.isOpen, view.where()],
    act: (work: (modals: ReturnType<typeof view.now>) => void) => act(async () => work(view.now())),
    end: async () => {
      isOver = true;
      await view.rerender();
    },
  };
}

test('opens with an entry of its own, once, and Back closes it and stays on the page', async () => {
  const { shown, act: run, goBack } = await open();
  await run(({ one }) => one.open());
  await run(({ one }) => one.open());
  expect(shown()).toEqual([true, false, '/page?id=1']);
  await goBack();
  expect(shown()).toEqual([false, false, '/page?id=1']);
  await goBack();
  expect(shown()).toEqual([false, false, '/before']);
});

test('closes once, however often it is told to', async () => {
  const { shown, act: run } = await open();
  await run(({ one }) => one.open());
  await run(({ one }) => {
    one.close();
    one.close();
  });
  expect(shown()).toEqual([false, false, '/page?id=1']);
  await run(({ one }) => one.close());
  expect(shown()).toEqual([false, false, '/page?id=1']);
});

test('one above another closes alone, and the lower one does not close below it', async () => {
  const { shown, act: run } = await open();
  await run(({ one }) => one.open());
  await run(({ other }) => other.open());
  expect(shown()).toEqual([true, true, '/page?id=1']);
  await run(({ one }) => one.close());
  expect(shown()).toEqual([true, true, '/page?id=1']);
  await run(({ other }) => other.close());
  expect(shown()).toEqual([true, false, '/page?id=1']);
});

test('whose page was left meanwhile takes no other page away', async () => {
  const { shown, act: run, now, go } = await open();
  await run(({ one }) => one.open());
  const { close } = now().one;
  await go('/after');
  await act(async () => close());
  expect(shown()).toEqual([false, false, '/after']);
});

test('whose page is not shown any more takes no page away', async () => {
  let close: (() => void) | undefined;
  const ref = { current: '' };
  function Page() {
    ({ close } = useModalRoute('one'));
    return null;
  }
  function Where() {
    ref.current = useLocation().pathname;
    return null;
  }
  const entries = ['/before', { pathname: '/page', state: { modals: ['one'] } }];
  const draw = (isShown: boolean) => (
    <MemoryRouter initialEntries={entries}>
      <Where />
      {isShown && <Page />}
    </MemoryRouter>
  );
  const { rerender } = render(draw(true));
  rerender(draw(false));
  await act(async () => close?.());
  expect(ref.current).toBe('/page');
  rerender(draw(true));
  await act(async () => close?.());
  expect(ref.current).toBe('/before');
});

test('closes into another address, from which Back does not open it again', async () => {
  const { shown, act: run, goBack } = await open();
  await run(({ one }) => one.open());
  await run(({ one }) => one.closeInto('/result'));
  expect(shown()).toEqual([false, false, '/result']);
  await goBack();
  expect(shown()).toEqual([false, false, '/page?id=1']);
  await run(({ one }) => one.closeInto('/result'));
  await goBack();
  expect(shown()).toEqual([false, false, '/page?id=1']);
});

test('goes back over an entry that is the same page with the same modals', async () => {
  const { shown, act: run, go, now } = await open();
  await run(({ one }) => one.open());
  await go('/page?id=1', { state: doubledEntryState(['one']) });
  expect(now().state).toEqual({ modals: ['one'], isDoubled: true });
  await run(({ one }) => one.close());
  expect(shown()).toEqual([false, false, '/page?id=1']);
  expect(doubledEntryState([])).toEqual({ modals: [], isDoubled: false });
});

test('that has nothing to show any more is closed once', async () => {
  const { shown, act: run, end } = await open();
  await end();
  expect(shown()).toEqual([false, false, '/page?id=1']);
  await run(({ other }) => other.open());
  expect(shown()).toEqual([false, false, '/page?id=1']);
});

test.each([null, 7, { modals: 'one' }, { modals: [7] }])(
  'of an entry with the state %j none is open',
  async (state) => {
    const { shown, go } = await open();
    await go('/page?id=2', { state });
    expect(shown()).toEqual([false, false, '/page?id=2']);
  },
);
