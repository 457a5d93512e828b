import { Link } from '@umijs/max';
import { StatePanel } from '@/components/common/StatePanel';
import type { Withdrawing } from '@/features/wallet/useWithdraw';
import { useWithdrawWords } from '@/features/wallet/useWithdrawWords';
import { useWords } from '@/hooks/useWords';
import { pathOf } from '@/routes';
import styles from './WithdrawTooLittle.less';

/** Stands for the form while there is less than can be withdrawn. */
export function WithdrawTooLittle({ withdrawing }: { withdrawing: Withdrawing }) {
  const { t } = useWords();
  const { tooLittle } = useWithdrawWords(withdrawing);
  return (
    <StatePanel picture="empty-wallet" title={t('wallet.withdraw.tooLittle.title')} text={tooLittle}>
      <Link className={styles.way} to={pathOf('h5', 'wallet')}>
        {t('wallet.back')}
      </Link>
      <Link className={styles.way} to={pathOf('h5', 'hall')}>
        {t('problem.hall')}
      </Link>
    </StatePanel>
  );
}
