import type { ReactNode } from 'react';
import type { Kit } from './kit';
import styles from './PanelActions.less';

/** The actions at the end of a panel: side by side and as wide as it on the phone, at its right on the desktop. */
export function PanelActions({ kit, children }: { kit: Kit; children: ReactNode }) {
  return <div className={styles[kit.face]}>{children}</div>;
}
