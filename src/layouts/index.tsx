/** The global layout (spec section 2): renders the shell of the platform around the page and catches all render errors. */
import { Outlet, useLocation, useNavigate } from '@umijs/max';
import { useEffect, useState } from 'react';
import { ErrorBoundary } from '@/components/ErrorBoundary';
import { MessagesGate } from '@/components/MessagesGate';
import { parseSearchParams } from '@/lib/searchParams';
import { preferredPlatform } from '@/lib/preferredPlatform';
import { useScrollRestoration } from '@/hooks/useScrollRestoration';
import { useTranslation } from '@/hooks/useTranslation';
import { Loading } from '@/components/Loading';
import { removeOtherPrerendered } from '@/lib/prerendered';
import { loadPage } from './lazyPages';
import { isUrlOn, platformOfPath, pairedUrl, screenOf } from '@/lib/routes';
import { localeLoadError } from '@/lib/i18n';
import { platformStorage } from '@/lib/storage';
import { lazyComponent } from '@/components/lazyComponent';
import { reportEvent } from '@/lib/reportedEvents';
import { platforms } from '@/platform/platforms';
import { PlatformProvider } from '@/platform/usePlatform';
import { shells } from './shells';
import { BrokenPage } from './BrokenPage';
import { useAppLifecycle } from './useAppLifecycle';

/** Ignores a failure, because the app also works without what begins later. */
const startAfterFirstRender = () =>
  import(/* webpackChunkName: "after-start" */ './afterStart')
    .then(({ installAfterStart: afterStart }) => afterStart())
    .catch(() => undefined);

const renderBrokenPage = (retry: () => void, error: unknown) => <BrokenPage retry={retry} error={error} />;

/** Shown in place of a page whose feature is switched off. */
const FeatureOffPage = lazyComponent(
  () =>
    import(/* webpackChunkName: "feature-off" */ '@/platform/MissingPage').then(({ MissingPage }) => () => (
      <MissingPage reason="off" />
    )),
  Loading,
);

/**
 * Redirects once, on start, when the URL does not belong to the platform that the customer chose. Without a choice the page
 * of the URL is shown on every device, and the bar above it suggests the platform that fits. Returns true until the redirect
 * is done.
 */
function usePlatformRedirect(): boolean {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [target, setTarget] = useState(() => {
    const platform = platformOfPath(pathname);
    const chosen = platformStorage.read();
    // The 404 page finds the screen of a path that only the other platform has.
    return platform && chosen && platform !== chosen && screenOf(pathname, parseSearchParams(search))
      ? pairedUrl(pathname + search, chosen)
      : undefined;
  });
  useEffect(() => {
    if (!target) return;
    navigate(target, { replace: true });
    setTarget(undefined);
  }, [target, navigate]);
  return target !== undefined;
}

export default function Layout() {
  const { pathname, search } = useLocation();
  const { t } = useTranslation();
  const isRedirecting = usePlatformRedirect();
  const customerKey = useAppLifecycle();
  useScrollRestoration();
  useEffect(() => window.startup?.onAppStarted(startAfterFirstRender), []);
  // `/` and `/home` redirect to the home page of the platform.
  const screen = platformOfPath(pathname) ? screenOf(pathname, parseSearchParams(search)) : 'home';
  useEffect(() => removeOtherPrerendered(screen), [screen]);
  useEffect(() => {
    if (SHOP.hooks) reportEvent({ kind: 'page' });
  }, [pathname, search]);
  // useAppLifecycle reads the initial state: the layout renders again when the shop's information switches a feature off.
  const isOn = isUrlOn(pathname + search);
  // Loads the page chunk in parallel with its messages. A failure is shown when the page renders.
  useEffect(() => {
    if (isOn) void loadPage(pathname)?.catch(() => undefined);
    if (screen !== 'home')
      void platforms[platformOfPath(pathname) ?? preferredPlatform()].load().catch(() => undefined);
  }, [pathname, screen, isOn]);

  if (isRedirecting) return <Loading />;
  // The messages failed to load: show the error page, which has its text from the document.
  if (!t('problem.retry')) return <BrokenPage error={localeLoadError()} />;
  const platform = platformOfPath(pathname) ?? preferredPlatform();
  const Shell = shells[platform];
  const { components, Gate } = platforms[platform];
  const page = isOn ? <Outlet key={customerKey} /> : <FeatureOffPage />;
  return (
    <ErrorBoundary resetKey={pathname} fallback={renderBrokenPage}>
      <PlatformProvider value={components}>
        <Shell>
          <ErrorBoundary resetKey={pathname + search} fallback={renderBrokenPage}>
            {screen === 'home' ? (
              page
            ) : (
              <MessagesGate waiting={<Loading />}>
                <Gate>{page}</Gate>
              </MessagesGate>
            )}
          </ErrorBoundary>
        </Shell>
      </PlatformProvider>
    </ErrorBoundary>
  );
}
