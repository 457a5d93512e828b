/** Offers the other page set when the window has its shape: a phone shown the desktop pages, or the other way round. */
import { useLocation, useNavigate } from '@umijs/max';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { choosePageSet, deviceFace } from '@/face';
import { faceOfPath, pairedAddress, type Face } from '@/routes';
import { jsonSlot } from '@/storage';

const dismissedSlot = jsonSlot('session', 'pageSetOfferDismissed', (value): value is true => value === true);

function onResize(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

/** The way to the matching page of a page set, which is remembered as the customer's choice. */
export function useChoosePageSet(): (face: Face) => void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return useCallback(
    (face) => {
      choosePageSet(face);
      navigate(pairedAddress(pathname + search, face), { replace: true });
    },
    [navigate, pathname, search],
  );
}

/** The face to offer, undefined when the present one fits or the customer waved it away in this tab. */
export function usePageSetOffer(): { offered: Face | undefined; accept: () => void; dismiss: () => void } {
  const { pathname } = useLocation();
  const choose = useChoosePageSet();
  const fitting = useSyncExternalStore(onResize, deviceFace);
  const [isDismissed, setIsDismissed] = useState(() => dismissedSlot.read() === true);
  const face = faceOfPath(pathname);
  const dismiss = useCallback(() => {
    dismissedSlot.write(true);
    setIsDismissed(true);
  }, []);
  return {
    offered: face && face !== fitting && !isDismissed ? fitting : undefined,
    accept: useCallback(() => choose(fitting), [choose, fitting]),
    dismiss,
  };
}
