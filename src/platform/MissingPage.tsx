import { useLocation } from '@umijs/max';
import { Link } from 'react-router-dom';
import { Loading } from '@/components/Loading';
import { Stack } from '@/components/Layout';
import { useServerRecord } from '@/hooks/useInitialState';
import { useTitle } from '@/hooks/useTitle';
import { useTranslation } from '@/hooks/useTranslation';
import { preferredPlatform } from '@/lib/preferredPlatform';
import { pathOf, platformOfPath } from '@/lib/routes';
import { PageState } from './PageState';

/** `404`: no page has this path. `off`: the shop does not have this part. */
type MissingPageReason = '404' | 'off';

/**
 * Shown in place of a page that does not exist, inside a gate for its messages. Both shells render it, so it imports neither antd
 * nor antd-mobile.
 */
export function MissingPage({ reason }: { reason: MissingPageReason }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const platform = platformOfPath(pathname) ?? preferredPlatform();
  const { isPending } = useServerRecord();
  const title = t(`problem.${reason}.title`);
  useTitle(title);
  // A part with optional calls is on when the shop's information says so.
  if (reason === 'off' && isPending) return <Loading />;
  return (
    <Stack as="main" id="main" tabIndex={-1} flex={1} align="center">
      <PageState title={title} text={t(`problem.${reason}.text`)}>
        <Link className="button-link button-link-primary" data-prefetch to={pathOf(platform, 'home')}>
          {t('problem.home')}
        </Link>
        <Link className="button-link" to={pathOf(platform, 'hall')}>
          {t('problem.hall')}
        </Link>
        <Link className="button-link" to={pathOf(platform, 'orders')}>
          {t('shell.account.orders')}
        </Link>
      </PageState>
    </Stack>
  );
}
