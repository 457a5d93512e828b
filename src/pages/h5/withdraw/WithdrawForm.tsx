import { Button } from 'antd-mobile';
import { WithdrawEntry } from '@/components/both/WithdrawEntry';
import { SumLines } from '@/components/common/SumLines';
import type { Withdrawing } from '@/features/wallet/useWithdraw';
import { useWithdrawWords } from '@/features/wallet/useWithdrawWords';
import { useFaultFocus } from '@/hooks/useFaultFocus';
import { useWords } from '@/hooks/useWords';
import styles from './WithdrawForm.less';

interface Props {
  withdrawing: Withdrawing;
  /** It is being looked over: what is wrong then shows in the sheet. */
  isReviewing: boolean;
  onReview: () => void;
}

/** How much and to whom, with what it costs and what arrives while it is typed. */
export function WithdrawForm({ withdrawing, isReviewing, onReview }: Props) {
  const { t } = useWords();
  const words = useWithdrawWords(withdrawing);
  // Once the sheet is gone: while it closes it leads the focus back itself.
  const place = useFaultFocus<HTMLFormElement>(isReviewing ? 0 : withdrawing.refusals);
  const review = () => {
    if (withdrawing.check()) onReview();
  };
  return (
    <form ref={place} className={styles.form} noValidate onSubmit={(event) => (event.preventDefault(), review())}>
      <section className={styles.card}>
        <WithdrawEntry withdrawing={withdrawing} words={words} />
      </section>
      <section className={styles.card} aria-label={t('wallet.withdraw.sums')}>
        <SumLines lines={words.sums} />
      </section>
      <div role="alert">{words.trouble && !isReviewing && <p className={styles.trouble}>{words.trouble}</p>}</div>
      <Button block type="submit" size="large" shape="rounded" color="primary" loading={withdrawing.isSending} loadingText={t('wallet.withdraw.sending')}>
        {t('wallet.withdraw.review')}
      </Button>
    </form>
  );
}
