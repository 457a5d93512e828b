import { OrderResult } from '@/components/both/OrderResult';
import { PayWays } from '@/components/both/PayWays';
import { ResultWays } from '@/components/both/ResultWays';
import { CustomerScreen } from '@/components/h5/CustomerScreen';
import { Fault } from '@/components/h5/Fault';
import { kit } from '@/components/h5/kit';
import { OrderSkeleton } from '@/components/h5/OrderSkeleton';
import { Page } from '@/components/h5/Page';
import { useOrderResult } from '@/features/checkout/useOrderResult';
import { useLeaveFor } from '@/hooks/useLeaveFor';
import { useWords } from '@/hooks/useWords';

/** The result of one order, its one action in the bar below. */
export function SuccessView({ id }: { id: string }) {
  const { t } = useWords();
  const screen = useOrderResult(id);
  const { order, result, redirectUrl, problem } = screen;

  useLeaveFor(redirectUrl);

  const hasAction = result === 'toPay' || result === 'unknown' || result === 'stillProcessing';
  return (
    <Page title={t('checkout.done.title')} footer={order && result && hasAction && <PayWays kit={kit} order={order} result={result} screen={screen} />}>
      <CustomerScreen>
        {order && result ? (
          <OrderResult face="h5" order={order} result={result} actions={<ResultWays face="h5" order={order} result={result} />} onHoldOver={screen.retry} />
        ) : problem ? (
          <Fault problem={problem} retry={screen.retry} />
        ) : (
          <OrderSkeleton count={2} />
        )}
      </CustomerScreen>
    </Page>
  );
}
