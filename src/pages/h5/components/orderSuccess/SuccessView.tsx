import { useEffect } from 'react';
import { CustomerScreen } from '@/components/h5/CustomerScreen';
import { Fault } from '@/components/h5/Fault';
import { OrderResult } from '@/components/h5/OrderResult';
import { OrderSkeleton } from '@/components/h5/OrderSkeleton';
import { Page } from '@/components/h5/Page';
import { PayBar } from '@/components/h5/PayBar';
import { useOrderResult } from '@/features/checkout/useOrderResult';
import { useWords } from '@/hooks/useWords';

/** The result of one order, its one action in the bar below. */
export function SuccessView({ id }: { id: string }) {
  const { t } = useWords();
  const screen = useOrderResult(id);
  const { order, result, redirectUrl, problem } = screen;

  useEffect(() => {
    if (redirectUrl) window.location.assign(redirectUrl);
  }, [redirectUrl]);

  const hasAction = result === 'toPay' || result === 'unknown' || result === 'stillProcessing';
  return (
    <Page title={t('checkout.done.title')} footer={order && result && hasAction && <PayBar order={order} result={result} screen={screen} />}>
      <CustomerScreen>
        {order && result ? (
          <OrderResult order={order} result={result} onHoldOver={screen.retry} />
        ) : problem ? (
          <Fault problem={problem} retry={screen.retry} />
        ) : (
          <OrderSkeleton count={2} />
        )}
      </CustomerScreen>
    </Page>
  );
}
