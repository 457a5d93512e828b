/** Opens the app at a hash, signed out or as a customer of the running test's shop. */
import { loadKitLocale as kitTextsOfH5 } from '@@/locales/kitH5';
import { loadKitLocale as kitTextsOfPc } from '@@/locales/kitPc';
import { TestBrowser } from '@@/testBrowser';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadLocale, type Language } from '@/lib/i18n';
import { watchAutofill } from '@/lib/autofill';
import { keepFocus } from '@/platform/keepFocus';
import type { Platform } from '@/lib/routes';
import { parseSearchParams } from '@/lib/searchParams';
import { platformStorage, tokenStorage } from '@/lib/storage';
import { clearQueries } from '@/query/queryCache';
import type { Visitor } from '../../mock/testing/openTestShop';

/** Both platforms, for `describe.each(platforms)`. */
export const platforms: readonly (readonly [Platform])[] = [['h5'], ['pc']];

interface OpenOptions {
  /** The signed-in customer; signed out by default. */
  as?: Visitor;
  language?: Language;
  /** The platform that the customer chose; the one of the address by default. */
  chosen?: Platform;
}

let stopAutofill: (() => void) | undefined;

/** Opens `address` (a hash of the app) and resolves when the code of its page is loaded and its `h1` is present. */
export async function openPage(address: string, { as, language = 'en', chosen }: OpenOptions = {}) {
  const [pathname = '', search = ''] = address.split(/(?=\?)/);
  platformStorage.write(chosen ?? (pathname.startsWith('/pc') ? 'pc' : 'h5'));
  // As after the start.
  keepFocus();
  stopAutofill?.();
  stopAutofill = watchAutofill();
  // Clears the data of earlier tests in the file.
  clearQueries();
  if (as) tokenStorage.write(as.token);
  // The kit asks for its texts when it is drawn. Loaded before, they are there before a short test ends.
  await (pathname.startsWith('/pc') ? kitTextsOfPc : kitTextsOfH5)[language]?.();
  // Notifications of an earlier test are drawn beside the page and change their language as well.
  await act(() => loadLocale(language));
  const history: { current: { location: { pathname: string; search: string }; back(): void } | null } = {
    current: null,
  };
  // The bottom sheets of the UI kits ignore pointer events until their animation ends, and tests run no animations.
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  const view = render(<TestBrowser location={{ pathname, search }} historyRef={history as never} />);
  await waitFor(() => expect(document.querySelector('h1:not([data-outline] *)')).not.toBeNull(), { timeout: 90_000 });
  return {
    ...view,
    user,
    /** Current path and query. */
    where: () => ({
      path: history.current?.location.pathname ?? '',
      query: parseSearchParams(history.current?.location.search ?? ''),
    }),
    /** The Back of the browser. */
    goBack: () => act(() => history.current?.back()),
    arriveAt: (path: string) => waitFor(() => expect(history.current?.location.pathname).toBe(path)),
  };
}

/** For what loads more than a page. */
export const slow = { timeout: 20_000 };

/** Opens `address` and finds the button that opens something there. */
export async function openAt(address: string, as: Visitor | undefined, name: string | RegExp) {
  const page = await openPage(address, { as });
  const [opener] = await screen.findAllByRole('button', { name }, slow);
  if (!opener) throw new Error(`No button ${String(name)}`);
  return { page, opener };
}
