import { Link, Navigate, useLocation } from '@umijs/max';
import { MessagesGate } from '@/components/MessagesGate';
import { StatePanel } from '@/components/StatePanel';
import Loading from '@/loading';
import { preferredPlatform } from '@/lib/preferredPlatform';
import { useFocusOnMount } from '@/hooks/useArrivalFocus';
import { useTitle } from '@/hooks/useTitle';
import { useTranslation } from '@/hooks/useTranslation';
import { parseSearchParams } from '@/lib/searchParams';
import { pairedAddress, platformOfPath, pathOf, screenOf } from '@/lib/routes';
import styles from './404.less';

/**
 * The 404 page. Both shells render it, so it imports neither antd nor antd-mobile. A path that only the other platform has opens
 * its counterpart.
 */
export default function NotFoundPage() {
  const { pathname, search } = useLocation();
  const platform = platformOfPath(pathname);
  if (platform) {
    const path = pathname.replace(platform, platform === 'h5' ? 'pc' : 'h5');
    if (screenOf(path, parseSearchParams(search)))
      return <Navigate to={pairedAddress(path + search, platform)} replace />;
  }
  return (
    <MessagesGate waiting={<Loading />}>
      <NotFound />
    </MessagesGate>
  );
}

function NotFound() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const heading = useFocusOnMount<HTMLHeadingElement>();
  const platform = platformOfPath(pathname) ?? preferredPlatform();
  useTitle(t('problem.404.title'));
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <h1 className="visually-hidden" ref={heading} tabIndex={-1}>
        {t('problem.404.title')}
      </h1>
      <StatePanel picture="not-found" title={t('problem.404.title')} text={t('problem.404.text')}>
        <Link className="button-link button-link-primary" to={pathOf(platform, 'home')}>
          {t('problem.home')}
        </Link>
        <Link className="button-link" to={pathOf(platform, 'hall')}>
          {t('problem.hall')}
        </Link>
        <Link className="button-link" to={pathOf(platform, 'orders')}>
          {t('shell.account.orders')}
        </Link>
      </StatePanel>
    </main>
  );
}
