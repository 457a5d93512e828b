/** Components over the demo shop of the running test, without the page around them. */
import { createHistory } from '@@/core/history';
import { dataflowProvider } from '@@/plugin-model/runtime';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfigProvider } from 'antd';
import { useEffect, type ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { useInitialStateActions } from '@/hooks/useInitialState';
import { loadLocale, type MessagesExtent } from '@/lib/i18n';
import type { Platform } from '@/lib/routes';
import { beginSession } from '@/lib/session';
import { kit as h5 } from '@/platform/h5/kit';
import { kit as pc } from '@/platform/pc/kit';
import { PlatformProvider } from '@/platform/usePlatform';
import { clearQueries } from '@/query/queryCache';
import type { Visitor } from '../../mock/testing/openTestShop';

const kits = { h5, pc };

interface Options {
  /** The signed-in customer; signed out by default. */
  as?: Visitor;
  /** Path and query of the page. */
  at?: string;
  platform?: Platform;
  /** The messages that are loaded at first. */
  extent?: MessagesExtent;
}

/** Renders at an address, for a customer or a visitor. */
export async function renderInShop(children: ReactNode, { as, at = '/', platform = 'h5', extent }: Options = {}) {
  createHistory({ type: 'memory' });
  clearQueries();
  await loadLocale('en', extent);
  let actions: ReturnType<typeof useInitialStateActions> | undefined;
  let path = '';
  function Observer() {
    const latest = useInitialStateActions();
    const { pathname, search } = useLocation();
    useEffect(() => {
      actions = latest;
      path = pathname + search;
    });
    return null;
  }
  if (as) beginSession(as.token);
  const view = render(
    dataflowProvider(
      <MemoryRouter initialEntries={[at]}>
        <PlatformProvider value={kits[platform]}>
          <Observer />
          {/* antd draws the wave of a press later, when the test has ended. */}
          <ConfigProvider wave={{ disabled: true }}>{children}</ConfigProvider>
        </PlatformProvider>
      </MemoryRouter>,
      {},
    ),
  );
  // The models above a component settle a moment after it is rendered.
  await act(async () => undefined);
  if (as) await act(async () => void actions?.setUser(as.ok('getCurrentUser', { type: 1 })));
  return {
    ...view,
    user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }),
    actions: () => actions,
    where: () => path,
  };
}
