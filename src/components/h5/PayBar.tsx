import { Button } from 'antd-mobile';
import type { Order } from '@/api/schema/order';
import type { OrderResult } from '@/features/checkout/orderResult';
import type { useOrderResult } from '@/features/checkout/useOrderResult';
import { useResultWords } from '@/features/checkout/useResultWords';
import { useSubmissionWords } from '@/hooks/useSubmissionWords';
import { useWords } from '@/hooks/useWords';
import styles from './PayBar.less';

interface Props {
  order: Order;
  result: OrderResult;
  screen: ReturnType<typeof useOrderResult>;
}

/** Paying, or finding out what became of a payment. Nothing once it is known. */
export function PayBar({ order, result, screen }: Props) {
  const { t } = useWords();
  const words = useResultWords(order, result);
  const trouble = useSubmissionWords(screen.submission);
  const isOpen = result === 'unknown' || result === 'stillProcessing';
  return (
    <div className={styles.bar}>
      <div role="alert">{result === 'toPay' && trouble && <p className={styles.trouble}>{trouble}</p>}</div>
      {screen.redirectUrl && (
        <a className={styles.redirect} href={screen.redirectUrl}>
          {t('checkout.done.redirect')}
        </a>
      )}
      {isOpen && (
        <Button block color="primary" shape="rounded" size="large" onClick={() => void screen.checkAgain()}>
          {t('problem.checkAgain')}
        </Button>
      )}
      {result === 'stillProcessing' && !screen.redirectUrl && (
        <Button block shape="rounded" size="large" loading={screen.isPaying} disabled={!screen.canPay} onClick={() => void screen.pay()}>
          {t('checkout.done.payAgain')}
        </Button>
      )}
      {result === 'toPay' && (
        <Button
          block
          color="primary"
          shape="rounded"
          size="large"
          loading={screen.isPaying}
          loadingText={t('checkout.done.paying')}
          disabled={!screen.canPay}
          onClick={() => void screen.pay()}
        >
          {words.pay}
        </Button>
      )}
    </div>
  );
}
