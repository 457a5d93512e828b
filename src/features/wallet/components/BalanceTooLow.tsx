import { Link } from '@umijs/max';
import { StatePanel } from '@/components/StatePanel';
import type { Withdrawing } from '@/features/wallet/useWithdraw';
import { useWithdrawLabels } from '@/features/wallet/useWithdrawLabels';
import { useTranslation } from '@/hooks/useTranslation';
import { pathOf } from '@/lib/routes';
import { usePlatform } from '@/platform/usePlatform';

/** Shown in place of the form while the balance is below the minimum. */
export function BalanceTooLow({ withdrawing }: { withdrawing: Withdrawing }) {
  const { platform } = usePlatform();
  const { t } = useTranslation();
  const { tooLittle } = useWithdrawLabels(withdrawing);
  return (
    <StatePanel picture="empty-wallet" title={t('wallet.withdraw.tooLittle.title')} text={tooLittle}>
      <Link className="button-link" to={pathOf(platform, 'wallet')}>
        {t('wallet.back')}
      </Link>
      <Link className="button-link" to={pathOf(platform, 'hall')}>
        {t('problem.hall')}
      </Link>
    </StatePanel>
  );
}
