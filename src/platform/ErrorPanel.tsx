import { Link } from 'react-router-dom';
import type { ApiError } from '@/api/errors';
import { StatePanel } from './StatePanel';
import { useErrorLabels } from '@/hooks/useErrorLabels';
import { useSession } from '@/hooks/useInitialState';
import { useTranslation } from '@/hooks/useTranslation';
import { pathOf } from '@/lib/routes';
import { promptSignIn } from '@/lib/signInPrompt';
import { usePlatform } from './usePlatform';

/** Describes the error of a part of the page and offers an action: retry, sign in, or links to other pages. */
export function ErrorPanel({ error, retry }: { error: ApiError; retry: () => void }) {
  const labels = useErrorLabels()(error);
  const isNotFound = error.kind === 'business' && error.errorCode === 'NOT_FOUND';
  return (
    <StatePanel isError picture={labels.picture} title={labels.title} text={labels.text}>
      {isNotFound ? (
        <FallbackLinks />
      ) : (
        <RetryButton className="button-link button-link-primary" error={error} retry={retry} />
      )}
    </StatePanel>
  );
}

/** The button that retries, or signs in where a session is missing. */
export function RetryButton({ className, error, retry }: { className?: string; error: ApiError; retry: () => void }) {
  const { t } = useTranslation();
  const { status } = useSession();
  // A customer who has signed in since then only has to retry.
  const isSignIn = error.kind === 'unauthorized' && status !== 'signedIn';
  return (
    <button type="button" className={className} onClick={isSignIn ? () => promptSignIn() : retry}>
      {t(isSignIn ? 'problem.signIn' : 'problem.retry')}
    </button>
  );
}

/** Links to other pages, shown when the requested thing does not exist. */
export function FallbackLinks() {
  const { platform } = usePlatform();
  const { t } = useTranslation();
  return (
    <>
      <Link className="button-link" to={pathOf(platform, 'hall')}>
        {t('problem.hall')}
      </Link>
      <Link className="button-link" to={pathOf(platform, 'home')}>
        {t('problem.home')}
      </Link>
    </>
  );
}
