/** The one global layout: chooses the shell of the face, and stands when everything else falls. */
import { Outlet, useLocation, useNavigate } from '@umijs/max';
import { useEffect, useState } from 'react';
import { ErrorBoundary } from '@/components/common/ErrorBoundary';
import { WholeWords } from '@/components/common/WholeWords';
import { parseQuery } from '@/domain/query';
import { preferredFace } from '@/face';
import { useScrollMemory } from '@/hooks/useScrollMemory';
import { useWords } from '@/hooks/useWords';
import Loading from '@/loading';
import { endFirstScreenOfOthers } from '@/firstScreen';
import { loadPage } from '@/lazyPages';
import { faceOfPath, pairedAddress, screenOf } from '@/routes';
import { shells } from '@/shells';
import { BrokenPage } from './BrokenPage';
import { useShopLife } from './useShopLife';

/** A shop that cannot be kept on the device works as well. */
const keepShop = () =>
  import(/* webpackChunkName: "service-worker" */ '@/serviceWorker').then((worker) => worker.keepShop()).catch(() => undefined);

/**
 * Leads on to the matching page of the other set, once, when a link made for one is opened on a device of the other.
 * True while it is on the way.
 */
function useLanding(): boolean {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [landing, setLanding] = useState(() => {
    const face = faceOfPath(pathname);
    return face && face !== preferredFace() ? pairedAddress(pathname + search, preferredFace()) : undefined;
  });
  useEffect(() => {
    if (!landing) return;
    navigate(landing, { replace: true });
    setLanding(undefined);
  }, [landing, navigate]);
  return landing !== undefined;
}

export default function Layout() {
  const { pathname, search } = useLocation();
  const { t } = useWords();
  const isLanding = useLanding();
  const turn = useShopLife();
  useScrollMemory();
  useEffect(() => window.boot?.started(keepShop), []);
  // The neutral paths lead to the home page.
  const screen = faceOfPath(pathname) ? screenOf(pathname, parseQuery(search)) : 'home';
  useEffect(() => endFirstScreenOfOthers(screen), [screen]);
  // Together with the words that it waits for. Whether it came shows when it is drawn.
  useEffect(() => void loadPage(pathname)?.catch(() => undefined), [pathname]);

  if (isLanding) return null;
  // Without its words no screen can be read: say so in both languages.
  if (!t('problem.retry')) return <BrokenPage />;
  const Shell = shells[faceOfPath(pathname) ?? preferredFace()];
  const page = <Outlet key={turn} />;
  return (
    <ErrorBoundary resetKey={pathname} fallback={(retry, error) => <BrokenPage retry={retry} error={error} />}>
      <Shell>
        <ErrorBoundary resetKey={pathname + search} fallback={(retry, error) => <BrokenPage retry={retry} error={error} />}>
          {screen === 'home' ? page : <WholeWords waiting={<Loading />}>{page}</WholeWords>}
        </ErrorBoundary>
      </Shell>
    </ErrorBoundary>
  );
}
