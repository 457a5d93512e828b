import { Button } from 'antd';
import type { Order } from '@/api/schema/order';
import { ResultWays } from '@/components/both/ResultWays';
import type { OrderResult } from '@/features/checkout/orderResult';
import type { useOrderResult } from '@/features/checkout/useOrderResult';
import { useResultWords } from '@/features/checkout/useResultWords';
import { useSubmissionWords } from '@/hooks/useSubmissionWords';
import { useWords } from '@/hooks/useWords';
import styles from './ResultActions.less';

interface Props {
  order: Order;
  result: OrderResult;
  screen: ReturnType<typeof useOrderResult>;
}

/** What can be done with an order in this state: pay it, find out about it, or go on. */
export function ResultActions({ order, result, screen }: Props) {
  const { t } = useWords();
  const words = useResultWords(order, result);
  const trouble = useSubmissionWords(screen.submission);
  return (
    <div className={styles.actions}>
      <div role="alert">{result === 'toPay' && trouble && <p className={styles.trouble}>{trouble}</p>}</div>
      {screen.redirectUrl && (
        <a className={styles.redirect} href={screen.redirectUrl}>
          {t('checkout.done.redirect')}
        </a>
      )}
      <div className={styles.buttons}>
        {result === 'toPay' && (
          <Button type="primary" shape="round" size="large" loading={screen.isPaying} disabled={!screen.canPay && !screen.isPaying} onClick={() => void screen.pay()}>
            {screen.isPaying ? t('checkout.done.paying') : words.pay}
          </Button>
        )}
        {(result === 'unknown' || result === 'stillProcessing') && (
          <Button type="primary" shape="round" size="large" onClick={() => void screen.checkAgain()}>
            {t('problem.checkAgain')}
          </Button>
        )}
        {result === 'stillProcessing' && !screen.redirectUrl && (
          <Button shape="round" size="large" loading={screen.isPaying} disabled={!screen.canPay} onClick={() => void screen.pay()}>
            {t('checkout.done.payAgain')}
          </Button>
        )}
      </div>
      <ResultWays face="pc" order={order} result={result} />
    </div>
  );
}
