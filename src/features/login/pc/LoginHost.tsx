import { history, useModel } from '@umijs/max';
import { useCallback, useEffect, useRef } from 'react';
import { ErrorBoundary } from '@/components/ErrorBoundary';
import { MessagesGate } from '@/components/MessagesGate';
import { doubledEntryState, useModalRoute } from '@/hooks/useModalRoute';
import { openModalsOf } from '@/lib/openModals';
import { useTranslation } from '@/hooks/useTranslation';
import { lazyComponent } from '@/components/lazyComponent';
import { pathOf } from '@/lib/routes';
import { currentToken } from '@/lib/session';
import { dropPendingAction, installSignInPrompt } from '@/lib/signInPrompt';

const LoginDialog = lazyComponent(() =>
  import(/* webpackChunkName: "login-pc" */ './LoginDialog').then((code) => code.default),
);
const modalName = 'login';

/**
 * Removes the modal from the current history entry, without going back, which could undo the redirect after the
 * sign-in.
 */
function removeModal(): void {
  const { pathname, search, state } = history.location;
  const modals = openModalsOf(state);
  if (modals.includes(modalName))
    history.replace(pathname + search, doubledEntryState(modals.filter((name) => name !== modalName)));
}

/** Shows the login dialog while `openLLL` is set, as a modal route: Back closes it first. */
export function LoginHost() {
  const { openLLL, setOpenLLL } = useModel('loginDialog');
  const { showToast } = useModel('toast');
  const { t } = useTranslation();
  const modal = useModalRoute(modalName);
  const wasModalOpen = useRef(false);

  useEffect(
    () =>
      installSignInPrompt(() => {
        if (history.location.pathname === pathOf('pc', 'login')) return;
        setOpenLLL(true);
      }),
    [setOpenLLL],
  );
  useEffect(() => {
    if (openLLL && !modal.isOpen && !wasModalOpen.current) modal.open();
    // The customer pressed Back or went to another page.
    if (openLLL && !modal.isOpen && wasModalOpen.current) {
      setOpenLLL(false);
      // After a sign-in the modal is removed before this component renders, and the pending action is in progress.
      if (currentToken() === '') dropPendingAction();
    }
    // After a reload the history entry has the modal without the dialog.
    if (!openLLL && modal.isOpen) removeModal();
    wasModalOpen.current = openLLL && modal.isOpen;
  }, [openLLL, modal, setOpenLLL]);

  const close = useCallback(() => {
    setOpenLLL(false);
    if (currentToken() === '') {
      dropPendingAction();
      modal.close();
    } else {
      removeModal();
    }
  }, [modal, setOpenLLL]);
  if (!openLLL) return null;
  return (
    <ErrorBoundary
      resetKey={modalName}
      fallback={() => <CloseOnLoadError onMissing={() => (showToast(t('problem.line.title')), close())} />}
    >
      <MessagesGate>
        <LoginDialog open onClose={close} />
      </MessagesGate>
    </ErrorBoundary>
  );
}

/** The dialog's code could not be loaded: shows a notification and closes the dialog. */
function CloseOnLoadError({ onMissing }: { onMissing: () => void }) {
  const latest = useRef(onMissing);
  useEffect(() => latest.current(), []);
  return null;
}
