import type { Order } from '@/api/schema/order';
import type { OrderResult } from '@/features/checkout/orderResult';
import type { useOrderResult } from '@/features/checkout/useOrderResult';
import { useResultWords } from '@/features/checkout/useResultWords';
import { useSubmissionWords } from '@/hooks/useSubmissionWords';
import { useWords } from '@/hooks/useWords';
import type { Kit } from './kit';
import styles from './PayWays.less';

interface Props {
  kit: Kit;
  order: Order;
  result: OrderResult;
  screen: ReturnType<typeof useOrderResult>;
}

/** Paying, or finding out what became of a payment. Nothing once it is known. */
export function PayWays({ kit, order, result, screen }: Props) {
  const { t } = useWords();
  const words = useResultWords(order, result);
  const trouble = useSubmissionWords(screen.submission);
  const button = { isWide: kit.face === 'h5', isLarge: true, isBusy: screen.isPaying, isDisabled: !screen.canPay && !screen.isPaying, onClick: () => void screen.pay() };
  return (
    <div className={styles[kit.face]}>
      <div role="alert">{result === 'toPay' && trouble && <p className={styles.trouble}>{trouble}</p>}</div>
      {screen.redirectUrl && (
        <a className={styles.redirect} href={screen.redirectUrl}>
          {t('checkout.done.redirect')}
        </a>
      )}
      {(result === 'unknown' || result === 'stillProcessing') && (
        <kit.Button tone="primary" isWide={button.isWide} isLarge onClick={() => void screen.checkAgain()}>
          {t('problem.checkAgain')}
        </kit.Button>
      )}
      {result === 'stillProcessing' && !screen.redirectUrl && <kit.Button {...button}>{t('checkout.done.payAgain')}</kit.Button>}
      {result === 'toPay' && (
        <kit.Button {...button} tone="primary" busyWords={t('checkout.done.paying')}>
          {words.pay}
        </kit.Button>
      )}
    </div>
  );
}
