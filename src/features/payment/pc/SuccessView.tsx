import { OrderResult } from '@/features/payment/components/OrderResult';
import { PaymentActions } from '@/features/payment/components/PaymentActions';
import { PayStep } from '@/features/payment/components/PayStep';
import { ResultActions } from '@/features/payment/components/ResultActions';
import { LoadingRows } from '@/platform/LoadingRows';
import { CustomerOnly } from '@/features/login/components/CustomerOnly';
import { ErrorPanel } from '@/platform/ErrorPanel';
import { Page } from '@/platform/pc/Page';
import { useOrderResult } from '@/features/payment/useOrderResult';
import { useExternalRedirect } from '@/hooks/useExternalRedirect';
import { useMutationLabels } from '@/query/useMutationLabels';
import { useTranslation } from '@/hooks/useTranslation';

/** The result of one order: pay it, wait for the payment, or see what it delivered. */
export function SuccessView({ id }: { id: string | undefined }) {
  const { t } = useTranslation();
  const screen = useOrderResult(id);
  const { order, result, redirectUrl } = screen;
  const error = id ? screen.error : ({ kind: 'business', errorCode: 'NOT_FOUND', message: '', data: null } as const);

  const formError = useMutationLabels(screen.mutationState);
  const isRedirectRefused = useExternalRedirect(redirectUrl);

  return (
    <Page title={t('checkout.done.title')} isTitleHidden={order !== undefined}>
      <CustomerOnly>
        {order && result ? (
          <OrderResult
            order={order}
            result={result}
            actions={
              <>
                <PaymentActions order={order} result={result} screen={screen} isRedirectRefused={isRedirectRefused} />
                <ResultActions order={order} result={result} screen={screen} />
              </>
            }
            formError={formError}
            onHoldOver={screen.retry}
          />
        ) : error ? (
          <ErrorPanel error={error} retry={screen.retry} />
        ) : (
          <LoadingRows />
        )}
        <PayStep order={order} screen={screen} />
      </CustomerOnly>
    </Page>
  );
}
