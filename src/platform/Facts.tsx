import classNames from 'classnames';
import type { ReactNode } from 'react';
import { usePlatform } from './usePlatform';
import styles from './Facts.less';

export interface Fact {
  key: string;
  label: string;
  value: ReactNode;
}

/** Facts with their labels, one per line. `isCard` draws a card around them. */
export function Facts({ facts, isCard = false }: { facts: readonly Fact[]; isCard?: boolean }) {
  const { platform } = usePlatform();
  return (
    <dl className={classNames(styles[platform], isCard && styles.card)}>
      {facts.map(({ key, label, value }) => (
        <div key={key} className={styles.fact}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
