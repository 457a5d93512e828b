import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWords } from '@/hooks/useWords';
import styles from './ProblemLines.less';

interface Props {
  /** Something of the pack can be ordered. */
  isSomethingLeft: boolean;
  /** The ways on: buttons or links of the face. */
  children: ReactNode;
}

/** Said above lines that cannot be ordered as asked, with the ways on. Takes the focus when the order is tried all the same. */
export function ProblemLines({ isSomethingLeft, children }: Props) {
  const { t } = useWords();
  return (
    <section className={styles.notice} role="alert" tabIndex={-1} data-fault="true">
      <p className={styles.words}>
        <CircleAlert className={styles.icon} size={20} strokeWidth={1.8} aria-hidden />
        {t(isSomethingLeft ? 'checkout.problems.some' : 'checkout.problems.all')}
      </p>
      <div className={styles.ways}>{children}</div>
    </section>
  );
}
