import { Button } from 'antd-mobile';
import { useState, type ReactNode } from 'react';
import { SumLines } from '@/components/common/SumLines';
import type { Withdrawing } from '@/features/wallet/useWithdraw';
import { useWithdrawWords } from '@/features/wallet/useWithdrawWords';
import { useFaultFocus } from '@/hooks/useFaultFocus';
import type { Layer } from '@/hooks/useLayer';
import { useSecondClickPause } from '@/hooks/useSecondClickPause';
import { useWords } from '@/hooks/useWords';
import { Sheet } from './Sheet';
import styles from './WithdrawSheet.less';

interface Props {
  layer: Layer;
  withdrawing: Withdrawing;
  /** The payee as fields, where the page has none; else the payee is shown as it was typed. */
  children?: ReactNode;
}

/** A withdrawal to be looked over and confirmed: what it costs, what arrives, and whose account it goes to. */
export function WithdrawSheet({ layer, withdrawing, children }: Props) {
  const { t } = useWords();
  return (
    <Sheet layer={layer} title={t('wallet.withdraw.reviewTitle')} footer={<Confirmation layer={layer} withdrawing={withdrawing} leave={t(children ? 'wallet.withdraw.notNow' : 'wallet.withdraw.change')} />}>
      <Content withdrawing={withdrawing}>{children}</Content>
    </Sheet>
  );
}

function Content({ withdrawing, children }: Omit<Props, 'layer'>) {
  const { t } = useWords();
  const words = useWithdrawWords(withdrawing);
  const place = useFaultFocus<HTMLDivElement>(children ? withdrawing.refusals : 0);
  return (
    <div ref={place} className={styles.content}>
      <SumLines lines={words.sums} />
      <hr className={styles.line} />
      {children ?? <SumLines lines={words.payee} />}
      <p className={styles.text}>{t('wallet.withdraw.reviewText')}</p>
      <div role="alert">{(words.trouble ?? (children && words.faults.amount)) && <p className={styles.trouble}>{words.trouble ?? words.faults.amount}</p>}</div>
    </div>
  );
}

/** Going back is the safe choice, comes first and has the focus. */
function Confirmation({ layer, withdrawing, leave }: Omit<Props, 'children'> & { leave: string }) {
  const { t } = useWords();
  const words = useWithdrawWords(withdrawing);
  const [openedAt] = useState(() => performance.now());
  const isPausing = useSecondClickPause(openedAt);
  return (
    <div className={styles.buttons}>
      <Button block shape="rounded" size="large" data-focus-first onClick={layer.close}>
        {leave}
      </Button>
      <Button
        block
        shape="rounded"
        size="large"
        color="primary"
        aria-disabled={isPausing}
        loading={withdrawing.isSending}
        loadingText={t('wallet.withdraw.sending')}
        onClick={() => {
          if (!isPausing) void withdrawing.confirm();
        }}
      >
        {words.confirm}
      </Button>
    </div>
  );
}
