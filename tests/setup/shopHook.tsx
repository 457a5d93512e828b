/** Hooks of screens over the demo shop of the running test, without a page around them. */
import { createHistory } from '@@/core/history';
import { dataflowProvider } from '@@/plugin-model/runtime';
import { act, render } from '@testing-library/react';
import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { useInitialStateActions, useSession } from '@/hooks/useInitialState';
import { loadLocale } from '@/lib/i18n';
import { beginSession } from '@/lib/session';
import { kit } from '@/platform/h5/kit';
import { PlatformProvider } from '@/platform/usePlatform';
import { clearQueries } from '@/query/queryCache';
import type { Visitor } from '../../mock/testing/openTestShop';

beforeAll(() => loadLocale('en'));
beforeEach(() => {
  createHistory({ type: 'memory' });
  clearQueries();
});

interface ShopHookOptions<Shown> {
  /** The signed-in customer; signed out by default. */
  as?: Visitor;
  /** Path and query of the page. */
  at?: string;
  /** The hook is mounted once the customer is known, as on a page that only customers see. */
  isCustomerOnly?: boolean;
  /** Draws a part of the screen with what the hook returns. */
  draw?: (shown: Shown) => ReactNode;
}

type Actions = ReturnType<typeof useInitialStateActions>;

interface GateProps {
  isCustomerOnly: boolean;
  onActions: (actions: Actions) => void;
  children: ReactNode;
}

/** Renders its children at once, or as soon as a customer is signed in. */
function Gate({ isCustomerOnly, onActions, children }: GateProps) {
  const actions = useInitialStateActions();
  const { status } = useSession();
  const [isOpen, setIsOpen] = useState(!isCustomerOnly);
  useEffect(() => {
    onActions(actions);
  });
  if (!isOpen && status === 'signedIn') setIsOpen(true);
  return isOpen ? children : null;
}

/** Renders a hook at an address, for a customer or a visitor. */
export async function renderShopHook<Shown>(
  useShown: () => Shown,
  { as, at = '/', isCustomerOnly = false, draw }: ShopHookOptions<Shown> = {},
) {
  let actions: Actions | undefined;
  const wrapper = ({ children }: { children: ReactNode }) =>
    dataflowProvider(
      <MemoryRouter initialEntries={[at]}>
        <PlatformProvider value={kit}>
          <Gate isCustomerOnly={isCustomerOnly} onActions={(latest) => (actions = latest)}>
            {children}
          </Gate>
        </PlatformProvider>
      </MemoryRouter>,
      {},
    );
  if (as) beginSession(as.token);
  const useAll = () => ({
    actions: useInitialStateActions(),
    session: useSession(),
    navigate: useNavigate(),
    location: useLocation(),
    shown: useShown(),
  });
  let mounted: ReturnType<typeof useAll> | undefined;
  function Part() {
    const all = useAll();
    // An effect of this kind runs with the render: a test that waited for something else reads what is rendered.
    useLayoutEffect(() => {
      mounted = all;
    });
    return draw?.(all.shown);
  }
  const latest = () => {
    if (!mounted) throw new Error('The hook is not mounted');
    return mounted;
  };
  const { rerender, unmount } = render(<Part />, { wrapper });
  // The models above a component settle a moment after it is rendered.
  await act(async () => undefined);
  if (as) await act(async () => void actions?.setUser(as.ok('getCurrentUser', { type: 1 })));
  return {
    /** What the hook returns now. */
    now: () => latest().shown,
    session: () => latest().session,
    actions: () => latest().actions,
    where: () => latest().location.pathname + latest().location.search,
    go: (...to: [path: string, options?: { state?: unknown; replace?: boolean }]) =>
      act(async () => void (await latest().navigate(...to))),
    goBack: () => act(async () => void (await latest().navigate(-1))),
    /** Renders the hook again, with what a test has changed. */
    rerender: () => act(async () => rerender(<Part />)),
    unmount,
  };
}
