/** A withdrawal to be looked over: what it costs and whose account it goes to, and the two ways out of it. */
import { useState, type ReactNode } from 'react';
import { SumLines } from '@/components/common/SumLines';
import type { Withdrawing } from '@/features/wallet/useWithdraw';
import { useWithdrawWords } from '@/features/wallet/useWithdrawWords';
import { useFaultFocus } from '@/hooks/useFaultFocus';
import { useSecondClickPause } from '@/hooks/useSecondClickPause';
import { useWords } from '@/hooks/useWords';
import type { Kit } from './kit';
import styles from './WithdrawReviewParts.less';

/** `children` are the fields of the payee, where nothing was typed before; else the payee is shown as it was typed. */
export function WithdrawReviewLines({ withdrawing, children }: { withdrawing: Withdrawing; children?: ReactNode }) {
  const { t } = useWords();
  const words = useWithdrawWords(withdrawing);
  const place = useFaultFocus<HTMLDivElement>(children ? withdrawing.refusals : 0);
  const trouble = words.trouble ?? (children ? words.faults.amount : undefined);
  return (
    <div ref={place} className={styles.lines}>
      <SumLines lines={words.sums} />
      <hr className={styles.rule} />
      {children ?? <SumLines lines={words.payee} />}
      <p className={styles.text}>{t('wallet.withdraw.reviewText')}</p>
      <div role="alert">{trouble && <p className={styles.trouble}>{trouble}</p>}</div>
    </div>
  );
}

interface ButtonsProps {
  kit: Kit;
  withdrawing: Withdrawing;
  /** What the way back is called. */
  leave: string;
  onLeave: () => void;
}

/** Going back is the safe choice and comes first; the other one waits for a second click of the same hand. */
export function WithdrawReviewButtons({ kit, withdrawing, leave, onLeave }: ButtonsProps) {
  const { t } = useWords();
  const words = useWithdrawWords(withdrawing);
  const [openedAt] = useState(() => performance.now());
  const isPausing = useSecondClickPause(openedAt);
  return (
    <div className={`${styles.buttons} ${styles[kit.face] ?? ''}`}>
      <kit.Button isLarge isSafe onClick={onLeave}>
        {leave}
      </kit.Button>
      <kit.Button
        tone="primary"
        isLarge
        isResting={isPausing}
        isBusy={withdrawing.isSending}
        busyWords={t('wallet.withdraw.sending')}
        onClick={() => void withdrawing.confirm()}
      >
        {words.confirm}
      </kit.Button>
    </div>
  );
}
