import { FeatureLink } from '@/components/FeatureLink';
import { Link } from 'react-router-dom';
import { StatePanel } from '@/platform/StatePanel';
import type { WithdrawScreen } from '@/features/wallet/useWithdraw';
import { useWithdrawLabels } from '@/features/wallet/useWithdrawLabels';
import { useTranslation } from '@/hooks/useTranslation';
import { pathOf } from '@/lib/routes';
import { usePlatform } from '@/platform/usePlatform';

/** Shown in place of the form while the balance is below the minimum: why, and what adds to the balance. */
export function BalanceTooLow({ withdrawing }: { withdrawing: WithdrawScreen }) {
  const { platform } = usePlatform();
  const { t } = useTranslation();
  const { tooLittle } = useWithdrawLabels(withdrawing);
  const hasBalance = (withdrawing.balance?.available ?? 0) > 0;
  return (
    <StatePanel picture="empty-wallet" title={t('wallet.withdraw.tooLittle.title')} text={tooLittle}>
      <FeatureLink className="button-link" to={pathOf(platform, 'redeem')}>
        {t('wallet.empty.way')}
      </FeatureLink>
      <FeatureLink className="button-link" to={pathOf(platform, 'promotion')}>
        {t('mine.promotion')}
      </FeatureLink>
      {hasBalance && (
        <Link className="button-link" to={pathOf(platform, 'hall')}>
          {t('problem.hall')}
        </Link>
      )}
      <Link className="button-link" to={pathOf(platform, 'wallet')}>
        {t('wallet.back')}
      </Link>
    </StatePanel>
  );
}
