import type { ReactNode } from 'react';
import { WithdrawReviewButtons, WithdrawReviewLines } from '@/components/both/WithdrawReviewParts';
import type { Withdrawing } from '@/features/wallet/useWithdraw';
import type { Layer } from '@/hooks/useLayer';
import { useWords } from '@/hooks/useWords';
import { kit } from './kit';
import { Sheet } from './Sheet';

interface Props {
  layer: Layer;
  withdrawing: Withdrawing;
  /** The payee as fields, where the page has none; else the payee is shown as it was typed. */
  children?: ReactNode;
}

/** A withdrawal to be looked over and confirmed: what it costs, what arrives, and whose account it goes to. */
export function WithdrawSheet({ layer, withdrawing, children }: Props) {
  const { t } = useWords();
  const leave = t(children ? 'wallet.withdraw.notNow' : 'wallet.withdraw.change');
  return (
    <Sheet
      layer={layer}
      title={t('wallet.withdraw.reviewTitle')}
      footer={<WithdrawReviewButtons kit={kit} withdrawing={withdrawing} leave={leave} onLeave={layer.close} />}
    >
      <WithdrawReviewLines withdrawing={withdrawing}>{children}</WithdrawReviewLines>
    </Sheet>
  );
}
