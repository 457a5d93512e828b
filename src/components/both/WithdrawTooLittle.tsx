import { Link } from '@umijs/max';
import { StatePanel } from '@/components/common/StatePanel';
import type { Withdrawing } from '@/features/wallet/useWithdraw';
import { useWithdrawWords } from '@/features/wallet/useWithdrawWords';
import { useWords } from '@/hooks/useWords';
import { pathOf, type Face } from '@/routes';

/** Stands for the form while there is less than can be withdrawn. */
export function WithdrawTooLittle({ face, withdrawing }: { face: Face; withdrawing: Withdrawing }) {
  const { t } = useWords();
  const { tooLittle } = useWithdrawWords(withdrawing);
  return (
    <StatePanel picture="empty-wallet" title={t('wallet.withdraw.tooLittle.title')} text={tooLittle}>
      <Link className="way" to={pathOf(face, 'wallet')}>
        {t('wallet.back')}
      </Link>
      <Link className="way" to={pathOf(face, 'hall')}>
        {t('problem.hall')}
      </Link>
    </StatePanel>
  );
}
