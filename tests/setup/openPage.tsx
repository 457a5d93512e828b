/** Opens the real app at an address, as a visitor or as a customer of the running test's shop. */
import { TestBrowser } from '@@/testBrowser';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { speak, type Language } from '@/language';
import type { Face } from '@/routes';
import { parseQuery } from '@/domain/query';
import { pageSetSlot, tokenSlot } from '@/storage';
import { forgetAnswers } from '@/hooks/answers';
import { forgetLists } from '@/hooks/usePagedList';
import type { Visitor } from '../../mock/shop/testing/openTestShop';

/** Both faces, for specifications that hold on either: `describe.each(faces)`. */
export const faces: readonly (readonly [Face])[] = [['h5'], ['pc']];

interface OpenOptions {
  /** Whose session the browser has; nobody's unless told. */
  as?: Visitor;
  language?: Language;
}

/** Opens `address` (a hash address of the app) and resolves when its heading is there. */
export async function openPage(address: string, { as, language = 'en' }: OpenOptions = {}) {
  const [pathname = '', search = ''] = address.split(/(?=\?)/);
  pageSetSlot.write(pathname.startsWith('/pc') ? 'pc' : 'h5');
  // What an earlier test of this file has seen.
  forgetLists();
  forgetAnswers();
  if (as) tokenSlot.write(as.token);
  await speak(language);
  const place: { current: { location: { pathname: string; search: string } } | null } = { current: null };
  // The kits' sheets take no pointer until they have moved in, and here nothing moves.
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  const view = render(<TestBrowser location={{ pathname, search }} historyRef={place as never} />);
  await screen.findByRole('heading', { level: 1 }, { timeout: 20_000 });
  return {
    ...view,
    user,
    /** Where the app is now: path and query. */
    where: () => ({ path: place.current?.location.pathname ?? '', query: parseQuery(place.current?.location.search ?? '') }),
    arriveAt: (path: string) => waitFor(() => expect(place.current?.location.pathname).toBe(path)),
  };
}
