import type { ReactNode } from 'react';
import { LoadingRows } from '@/platform/LoadingRows';
import { useSession, useInitialStateActions } from '@/hooks/useInitialState';
import { ErrorPanel } from '@/platform/ErrorPanel';

import { StatePanel } from '@/platform/StatePanel';
import { useTranslation } from '@/hooks/useTranslation';
import { promptSignIn } from '@/lib/signInPrompt';

export interface CustomerOnlyProps {
  /** Shown while the user is loading: the skeleton of the content. */
  waiting?: ReactNode;
  /** Shown while the user request fails, for content that the device can show offline. */
  whenUnknown?: ReactNode;
  children: ReactNode;
}

/** Renders its children for a signed-in customer; others are asked to sign in. */
export function CustomerOnly({ waiting = <LoadingRows />, whenUnknown, children }: CustomerOnlyProps) {
  const { status } = useSession();
  const { refreshUser } = useInitialStateActions();
  switch (status) {
    case 'signedIn':
      return children;
    case 'loading':
      return waiting;
    case 'signedOut':
      return <SignedOutNotice />;
    case 'unknown':
      return (
        whenUnknown ?? <ErrorPanel error={{ kind: 'noResponse', cause: 'network' }} retry={() => void refreshUser()} />
      );
  }
}

/** Shown in place of a customer's screen while no user is signed in. */
function SignedOutNotice() {
  const { t } = useTranslation();
  return (
    <StatePanel picture="sign-in" title={t('problem.signedOut.title')} text={t('problem.signedOut.text')}>
      <button type="button" className="button-link button-link-primary" onClick={() => promptSignIn()}>
        {t('problem.signIn')}
      </button>
    </StatePanel>
  );
}
