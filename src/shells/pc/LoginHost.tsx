import { history, useModel } from '@umijs/max';
import { useCallback, useEffect, useRef } from 'react';
import { ErrorBoundary } from '@/components/common/ErrorBoundary';
import { WholeWords } from '@/components/common/WholeWords';
import { doubled, layersOf, useLayer } from '@/hooks/useLayer';
import { useWords } from '@/hooks/useWords';
import { lazyPart } from '@/lazyPart';
import { pathOf } from '@/routes';
import { currentToken } from '@/session';
import { dropPendingAction, installSignInOffer } from '@/signInOffer';

const LoginDialog = lazyPart(() => import(/* webpackChunkName: "login-pc" */ '@/components/pc/LoginDialog').then((code) => code.default));
const layerName = 'login';

/** Takes the layer out of the present history entry, without a step back that could undo where the sign-in led on to. */
function dropLayer(): void {
  const { pathname, search, state } = history.location;
  const layers = layersOf(state);
  if (layers.includes(layerName)) history.replace(pathname + search, doubled(layers.filter((name) => name !== layerName)));
}

/** Shows the login dialog over any page while openLLL is set, as a layer: Back closes it first. */
export function LoginHost() {
  const { openLLL, setOpenLLL } = useModel('loginDialog');
  const { showToast } = useModel('toast');
  const { t } = useWords();
  const layer = useLayer(layerName);
  const wasLayered = useRef(false);
  const opener = useRef<Element>(null);

  useEffect(
    () =>
      installSignInOffer(() => {
        if (history.location.pathname === pathOf('pc', 'login')) return;
        opener.current = document.activeElement;
        setOpenLLL(true);
      }),
    [setOpenLLL],
  );
  useEffect(() => {
    if (openLLL && !layer.isOpen && !wasLayered.current) layer.open();
    // Back was pressed, or another page was gone to.
    if (openLLL && !layer.isOpen && wasLayered.current) {
      setOpenLLL(false);
      // After a sign-in the layer goes before this component hears of it: what was pending is just being carried out.
      if (currentToken() === '') dropPendingAction();
    }
    // A reload in the middle finds the layer without its dialog.
    if (!openLLL && layer.isOpen) dropLayer();
    wasLayered.current = openLLL && layer.isOpen;
  }, [openLLL, layer, setOpenLLL]);

  useEffect(() => {
    if (openLLL) return;
    if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus({ preventScroll: true });
    opener.current = null;
  }, [openLLL]);

  const close = useCallback(() => {
    setOpenLLL(false);
    if (currentToken() === '') {
      dropPendingAction();
      layer.close();
    } else {
      dropLayer();
    }
  }, [layer, setOpenLLL]);
  if (!openLLL) return null;
  return (
    <ErrorBoundary resetKey={layerName} fallback={() => <NotLoaded tell={() => (showToast(t('problem.line.title')), close())} />}>
      <WholeWords>
        <LoginDialog open onClose={close} />
      </WholeWords>
    </ErrorBoundary>
  );
}

/** The dialog's code could not be had: said once, and the page is free again. */
function NotLoaded({ tell }: { tell: () => void }) {
  const latest = useRef(tell);
  useEffect(() => latest.current(), []);
  return null;
}
