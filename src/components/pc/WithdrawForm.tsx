import { Button } from 'antd';
import { useEffect } from 'react';
import { WithdrawEntry } from '@/components/both/WithdrawEntry';
import { SumLines } from '@/components/common/SumLines';
import type { Withdrawing } from '@/features/wallet/useWithdraw';
import { useWithdrawWords } from '@/features/wallet/useWithdrawWords';
import { useFaultFocus } from '@/hooks/useFaultFocus';
import { useWords } from '@/hooks/useWords';
import styles from './WithdrawForm.less';

interface Props {
  withdrawing: Withdrawing;
  /** Somebody comes back to it: the focus goes to the amount, unless something else is wrong. */
  takesFocus: boolean;
  onReview: () => void;
}

/** How much and to whom; beside it, what it costs and what arrives while it is typed. */
export function WithdrawForm({ withdrawing, takesFocus, onReview }: Props) {
  const { t } = useWords();
  const words = useWithdrawWords(withdrawing);
  const place = useFaultFocus<HTMLFormElement>(withdrawing.refusals);
  useEffect(() => {
    if (takesFocus && document.activeElement === document.body) place.current?.querySelector('input')?.focus();
  }, [takesFocus, place]);
  const review = () => {
    if (withdrawing.check()) onReview();
  };
  return (
    <form ref={place} className={styles.form} noValidate onSubmit={(event) => (event.preventDefault(), review())}>
      <section className={styles.card}>
        <WithdrawEntry withdrawing={withdrawing} words={words} />
      </section>
      <section className={`${styles.card} ${styles.sums}`} aria-label={t('wallet.withdraw.sums')}>
        <SumLines lines={words.sums} />
        <div role="alert">{words.trouble && <p className={styles.trouble}>{words.trouble}</p>}</div>
        <Button block htmlType="submit" size="large" shape="round" type="primary" loading={withdrawing.isSending}>
          {t(withdrawing.isSending ? 'wallet.withdraw.sending' : 'wallet.withdraw.review')}
        </Button>
      </section>
    </form>
  );
}
