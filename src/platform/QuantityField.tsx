import type { ReactNode } from 'react';
import type { QuantityProps } from './controlProps';
import styles from './QuantityField.less';

interface Props extends Pick<QuantityProps, 'label' | 'isLabelHidden' | 'limit'> {
  /** Id of the limit, which describes the control. */
  limitId: string;
  children: ReactNode;
}

/** The label and the limit around the stepper of a UI kit. `--step` is the size of the buttons. */
export function QuantityField({ label, isLabelHidden = false, limit = '', limitId, children }: Props) {
  return (
    <div className={styles.field} role="group" aria-label={label}>
      <span className={isLabelHidden ? 'visually-hidden' : styles.label} aria-hidden="true">
        {label}
      </span>
      <span className={styles.limit} id={limitId} role="status">
        {limit}
      </span>
      {children}
    </div>
  );
}
