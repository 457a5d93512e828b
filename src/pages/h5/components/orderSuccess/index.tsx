import { CustomerOnly } from '@/features/login/components/CustomerOnly';
import { ErrorPanel } from '@/platform/ErrorPanel';
import { Page } from '@/platform/h5/Page';
import { queryId } from '@/lib/searchParams';
import { useSearchParams } from '@/hooks/useSearchParams';
import { useTranslation } from '@/hooks/useTranslation';
import { SuccessView } from '@/features/payment/h5/SuccessView';

/** The page after an order is placed: payment, status, and delivered codes and tickets. */
export default function OrderSuccessPage() {
  const { t } = useTranslation();
  const { query } = useSearchParams();
  const id = queryId(query['id']);
  if (id) return <SuccessView key={id} id={id} />;
  return (
    <Page title={t('checkout.done.title')}>
      <CustomerOnly>
        <ErrorPanel
          error={{ kind: 'business', errorCode: 'NOT_FOUND', message: '', data: null }}
          retry={() => undefined}
        />
      </CustomerOnly>
    </Page>
  );
}
