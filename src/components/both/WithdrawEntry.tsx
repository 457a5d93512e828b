import { WithdrawFields } from '@/components/common/WithdrawFields';
import type { Withdrawing } from '@/features/wallet/useWithdraw';
import type { useWithdrawWords } from '@/features/wallet/useWithdrawWords';
import { useWords } from '@/hooks/useWords';

/** How much of the wallet, and to whom. */
export function WithdrawEntry({ withdrawing, words }: { withdrawing: Withdrawing; words: ReturnType<typeof useWithdrawWords> }) {
  const { t } = useWords();
  return (
    <WithdrawFields
      values={withdrawing.entry}
      words={words}
      onChange={withdrawing.change}
      onSettle={withdrawing.settle}
      allWords={t('wallet.withdraw.all')}
      onAll={withdrawing.takeAll}
    />
  );
}
