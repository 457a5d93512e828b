import type { ReactNode } from 'react';
import { LoadingRows } from '@/components/common/LoadingRows';
import { useSession, useShopStateActions } from '@/hooks/useShopState';
import type { Face } from '@/routes';
import { FaultPanel } from './FaultPanel';
import { SignedOut } from './SignedOut';

export interface CustomerOnlyProps {
  /** What the device can show by itself while the shop cannot be asked who is signed in. */
  whenUnknown?: ReactNode;
  children: ReactNode;
}

/** Shows a customer's things to a signed-in customer only; offers login to everyone else. */
export function CustomerOnly({ face, whenUnknown, children }: CustomerOnlyProps & { face: Face }) {
  const { status } = useSession();
  const { refreshUser } = useShopStateActions();
  switch (status) {
    case 'signedIn':
      return children;
    case 'loading':
      return <LoadingRows />;
    case 'signedOut':
      return <SignedOut />;
    case 'unknown':
      return whenUnknown ?? <FaultPanel face={face} problem={{ kind: 'noResponse', cause: 'network' }} retry={() => void refreshUser()} />;
  }
}
