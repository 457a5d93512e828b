import type { ReactNode } from 'react';
import styles from './PanelActions.less';
import { usePlatform } from './usePlatform';

/** The actions at the end of a panel: full width side by side on h5, right-aligned on pc. */
export function PanelActions({ children }: { children: ReactNode }) {
  const { platform } = usePlatform();
  return <div className={styles[platform]}>{children}</div>;
}
