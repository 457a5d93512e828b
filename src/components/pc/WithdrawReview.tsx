import { useEffect, useRef } from 'react';
import { WithdrawReviewButtons, WithdrawReviewLines } from '@/components/both/WithdrawReviewParts';
import type { Withdrawing } from '@/features/wallet/useWithdraw';
import { useWords } from '@/hooks/useWords';
import { kit } from './kit';
import styles from './WithdrawReview.less';

interface Props {
  withdrawing: Withdrawing;
  onChange: () => void;
}

/** A withdrawal to be looked over and confirmed, in place of its form. */
export function WithdrawReview({ withdrawing, onChange }: Props) {
  const { t } = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.card} aria-labelledby="withdraw-review">
      <h3 id="withdraw-review" ref={heading} tabIndex={-1} className={styles.title}>
        {t('wallet.withdraw.reviewTitle')}
      </h3>
      <WithdrawReviewLines withdrawing={withdrawing} />
      <WithdrawReviewButtons kit={kit} withdrawing={withdrawing} leave={t('wallet.withdraw.change')} onLeave={onChange} />
    </section>
  );
}
