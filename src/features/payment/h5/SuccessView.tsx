import { OrderResult } from '@/features/payment/components/OrderResult';
import { hasPaymentActions, PaymentActions } from '@/features/payment/components/PaymentActions';
import { PayStep } from '@/features/payment/components/PayStep';
import { ResultActions } from '@/features/payment/components/ResultActions';
import { CustomerOnly } from '@/features/login/components/CustomerOnly';
import { ErrorPanel } from '@/platform/ErrorPanel';
import { OrderSkeleton } from '@/features/orders/h5/OrderSkeleton';
import { Page } from '@/platform/h5/Page';
import { useOrderResult } from '@/features/payment/useOrderResult';
import { useExternalRedirect } from '@/hooks/useExternalRedirect';
import { useMutationLabels } from '@/query/useMutationLabels';
import { useTranslation } from '@/hooks/useTranslation';

/** The result of one order, with its action in the bar at the bottom. */
export function SuccessView({ id }: { id: string }) {
  const { t } = useTranslation();
  const screen = useOrderResult(id);
  const { order, result, redirectUrl, error } = screen;

  const isRedirectRefused = useExternalRedirect(redirectUrl);
  const formError = useMutationLabels(screen.mutationState);

  return (
    <Page
      title={t('checkout.done.title')}
      footer={
        order &&
        result &&
        hasPaymentActions(order, result, screen) && (
          <PaymentActions order={order} result={result} screen={screen} isRedirectRefused={isRedirectRefused} />
        )
      }
    >
      <CustomerOnly>
        {order && result ? (
          <OrderResult
            order={order}
            result={result}
            actions={<ResultActions order={order} result={result} screen={screen} />}
            formError={formError}
            onHoldOver={screen.retry}
          />
        ) : error ? (
          <ErrorPanel error={error} retry={screen.retry} />
        ) : (
          <OrderSkeleton count={2} />
        )}
        <PayStep order={order} screen={screen} />
      </CustomerOnly>
    </Page>
  );
}
