import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { SumLines } from '@/components/common/SumLines';
import type { Withdrawing } from '@/features/wallet/useWithdraw';
import { useWithdrawWords } from '@/features/wallet/useWithdrawWords';
import { useSecondClickPause } from '@/hooks/useSecondClickPause';
import { useWords } from '@/hooks/useWords';
import styles from './WithdrawReview.less';

interface Props {
  withdrawing: Withdrawing;
  onChange: () => void;
}

/** A withdrawal to be looked over and confirmed. Going back is the safe choice and comes first. */
export function WithdrawReview({ withdrawing, onChange }: Props) {
  const { t } = useWords();
  const words = useWithdrawWords(withdrawing);
  const heading = useRef<HTMLHeadingElement>(null);
  const [openedAt] = useState(() => performance.now());
  const isPausing = useSecondClickPause(openedAt);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.card} aria-labelledby="withdraw-review">
      <h3 id="withdraw-review" ref={heading} tabIndex={-1} className={styles.title}>
        {t('wallet.withdraw.reviewTitle')}
      </h3>
      <SumLines lines={words.sums} />
      <hr className={styles.line} />
      <SumLines lines={words.payee} />
      <p className={styles.text}>{t('wallet.withdraw.reviewText')}</p>
      <div role="alert">{words.trouble && <p className={styles.trouble}>{words.trouble}</p>}</div>
      <div className={styles.buttons}>
        <Button size="large" shape="round" onClick={onChange}>
          {t('wallet.withdraw.change')}
        </Button>
        <Button
          size="large"
          shape="round"
          type="primary"
          aria-disabled={isPausing}
          loading={withdrawing.isSending}
          onClick={() => {
            if (!isPausing) void withdrawing.confirm();
          }}
        >
          {withdrawing.isSending ? t('wallet.withdraw.sending') : words.confirm}
        </Button>
      </div>
    </section>
  );
}
