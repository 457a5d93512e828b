import { OrderResult } from '@/components/both/OrderResult';
import { PayWays } from '@/components/both/PayWays';
import { ResultWays } from '@/components/both/ResultWays';
import { LoadingRows } from '@/components/common/LoadingRows';
import { CustomerScreen } from '@/components/pc/CustomerScreen';
import { Fault } from '@/components/pc/Fault';
import { kit } from '@/components/pc/kit';
import { Page } from '@/components/pc/Page';
import { useOrderResult } from '@/features/checkout/useOrderResult';
import { useLeaveFor } from '@/hooks/useLeaveFor';
import { useWords } from '@/hooks/useWords';

/** The result of one order: pay it, wait for it, or see what it gave. */
export function SuccessView({ id }: { id: string | undefined }) {
  const { t } = useWords();
  const screen = useOrderResult(id);
  const { order, result, redirectUrl } = screen;
  const problem = id ? screen.problem : ({ kind: 'business', errorCode: 'NOT_FOUND', message: '', data: null } as const);

  useLeaveFor(redirectUrl);

  return (
    <Page title={t('checkout.done.title')} isTitleHidden={order !== undefined}>
      <CustomerScreen>
        {order && result ? (
          <OrderResult
            face="pc"
            order={order}
            result={result}
            actions={
              <>
                <PayWays kit={kit} order={order} result={result} screen={screen} />
                <ResultWays face="pc" order={order} result={result} />
              </>
            }
            onHoldOver={screen.retry}
          />
        ) : problem ? (
          <Fault problem={problem} retry={screen.retry} />
        ) : (
          <LoadingRows />
        )}
      </CustomerScreen>
    </Page>
  );
}
