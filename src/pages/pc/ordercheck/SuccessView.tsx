import { useEffect } from 'react';
import { LoadingRows } from '@/components/common/LoadingRows';
import { CustomerScreen } from '@/components/pc/CustomerScreen';
import { Fault } from '@/components/pc/Fault';
import { OrderResult } from '@/components/pc/OrderResult';
import { Page } from '@/components/pc/Page';
import { useOrderResult } from '@/features/checkout/useOrderResult';
import { useWords } from '@/hooks/useWords';

/** The result of one order: pay it, wait for it, or see what it gave. */
export function SuccessView({ id }: { id: string | undefined }) {
  const { t } = useWords();
  const screen = useOrderResult(id);
  const { order, result, redirectUrl } = screen;
  const problem = id ? screen.problem : ({ kind: 'business', errorCode: 'NOT_FOUND', message: '', data: null } as const);

  useEffect(() => {
    if (redirectUrl) window.location.assign(redirectUrl);
  }, [redirectUrl]);

  return (
    <Page title={t('checkout.done.title')} isTitleHidden={order !== undefined}>
      <CustomerScreen>
        {order && result ? <OrderResult order={order} result={result} screen={screen} /> : problem ? <Fault problem={problem} retry={screen.retry} /> : <LoadingRows />}
      </CustomerScreen>
    </Page>
  );
}
