import { Link } from '@umijs/max';
import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useArrivalFocus } from '@/hooks/useArrivalFocus';
import { useWords } from '@/hooks/useWords';
import { pathOf } from '@/routes';
import styles from './WalletPart.less';

/** A part of the wallet under its own name, with the way back to the whole. */
export function WalletPart({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useWords();
  const heading = useArrivalFocus<HTMLHeadingElement>();
  return (
    <>
      <header className={styles.head}>
        <h2 className={styles.title} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <Link className={styles.back} to={pathOf('pc', 'wallet')}>
          <ChevronLeft size={16} strokeWidth={1.8} aria-hidden />
          {t('wallet.back')}
        </Link>
      </header>
      {children}
    </>
  );
}
