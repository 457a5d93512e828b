import { useState } from 'react';
import { FeatureLink } from '@/components/FeatureLink';
import { ReservedAmount } from '@/components/ReservedAmount';
import { SectionError } from '@/platform/SectionError';
import type { WalletScreen } from '@/features/wallet/useWalletScreen';
import { useTranslation } from '@/hooks/useTranslation';
import { pathOf } from '@/lib/routes';
import { usePlatform } from '@/platform/usePlatform';
import { BalanceCard } from './BalanceCard';

/**
 * The balance with the amount on hold, whose reasons unfold below the card. The amount has its place before it is known, so
 * that nothing moves when the balance arrives.
 */
export function WalletBalance({ wallet }: { wallet: WalletScreen }) {
  const { platform } = usePlatform();
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const { held, heldError } = wallet;
  if (wallet.balanceError)
    return <SectionError name={t('wallet.balance')} error={wallet.balanceError} retry={wallet.retryBalance} />;
  return (
    <>
      <BalanceCard
        label={t('wallet.available')}
        amount={wallet.available}
        note={wallet.withdrawNote}
        held={{
          label: t('wallet.held'),
          amount: wallet.onHold,
          isOpen: held ? isOpen : undefined,
          toggle: () => setIsOpen(!isOpen),
        }}
      >
        {wallet.canWithdraw && <FeatureLink to={pathOf(platform, 'withdraw')}>{t('wallet.withdraw')}</FeatureLink>}
      </BalanceCard>
      {held && isOpen && <ReservedAmount {...held} />}
      {heldError && isOpen && <SectionError {...heldError} />}
    </>
  );
}
