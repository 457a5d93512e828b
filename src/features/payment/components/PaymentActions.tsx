import { Row } from '@/components/Layout';
import { FormError } from '@/components/FormError';
import type { Order } from '@/api/orders';
import { hasPayStep } from '@/domain/payStep';
import type { OrderResult } from '@/features/payment/orderResult';
import type { OrderResultScreen } from '@/features/payment/useOrderResult';
import { useOrderResultLabels } from '@/features/payment/useOrderResultLabels';
import { useMutationLabels } from '@/query/useMutationLabels';
import { useTranslation } from '@/hooks/useTranslation';
import { externalUrl } from '@/hooks/useExternalRedirect';
import styles from './payment.less';
import { usePlatform, type PlatformButtonProps } from '@/platform/usePlatform';

interface Props {
  order: Order;
  result: OrderResult;
  screen: OrderResultScreen;
  /** The browser has refused to open the page on which the payment is completed. */
  isRedirectRefused: boolean;
}

/** Whether there is something to press: not while the payment is complete or under way, nor beside the methods of `PayAgain`. */
export const hasPaymentActions = (order: Order, result: OrderResult, { canSetAside }: OrderResultScreen): boolean =>
  ['toPay', 'unknown', 'stillProcessing'].includes(result) ||
  (result === 'notPaid' && !hasPayStep(order)) ||
  (result === 'processing' && canSetAside);

/** Buttons for paying, or for checking a payment. Nothing when the payment is complete. */
export function PaymentActions({ order, result, screen, isRedirectRefused }: Props) {
  const { platform, Button } = usePlatform();
  const { t } = useTranslation();
  const labels = useOrderResultLabels(order, result);
  const formError = useMutationLabels(screen.mutationState);
  const block = platform === 'h5';
  const payButton = {
    block,
    size: 'large',
    loading: screen.isPaying,
    disabled: !screen.canPay && !screen.isPaying,
    onClick: () => void screen.pay(),
  } satisfies Partial<PlatformButtonProps>;
  return (
    <div className={styles[platform]}>
      <FormError>
        {screen.isPageUnusable || isRedirectRefused
          ? t('checkout.pay.notOpened')
          : result === 'toPay' && !screen.step.modal.isOpen && formError}
      </FormError>
      {screen.paymentPage && (
        <Row
          as="a"
          minHeight="touch"
          align="center"
          justify="center"
          color="action"
          weight={600}
          className={styles.redirect}
          href={externalUrl(screen.paymentPage)}
        >
          {t('checkout.done.redirect')}
        </Row>
      )}
      {(result === 'unknown' || result === 'stillProcessing') && (
        <Button color="primary" block={block} size="large" onClick={() => void screen.reconcileAgain()}>
          {t('problem.checkAgain')}
        </Button>
      )}
      {screen.canSetAside && (result === 'processing' || result === 'stillProcessing') && (
        <Button block={block} size="large" onClick={screen.setAside}>
          {t('checkout.pay.other')}
        </Button>
      )}
      {result === 'stillProcessing' && !screen.canSetAside && !screen.paymentPage && (
        <Button {...payButton}>{t('checkout.done.payAgain')}</Button>
      )}
      {(result === 'toPay' || (result === 'notPaid' && !hasPayStep(order))) && (
        <Button {...payButton} color="primary" loadingText={t('checkout.done.paying')}>
          {labels.pay}
        </Button>
      )}
    </div>
  );
}
