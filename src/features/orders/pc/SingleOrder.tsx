import type { ReactNode } from 'react';
import type { Order } from '@/api/orders';
import { LoadingRows } from '@/platform/LoadingRows';
import { StatePanel } from '@/platform/StatePanel';
import { CustomerOnly } from '@/features/login/components/CustomerOnly';
import { ErrorPanel } from '@/platform/ErrorPanel';
import { FormPage } from '@/platform/pc/Page';
import { queryId } from '@/lib/searchParams';
import { useSingleOrder, type SingleOrderScreen } from '@/features/orders/useSingleOrder';
import { useSearchParams } from '@/hooks/useSearchParams';
import { useTranslation } from '@/hooks/useTranslation';

interface Props {
  title: string;
  children: (order: Order, screen: SingleOrderScreen) => ReactNode;
}

/** A page that shows one part of an order: of the newest unpaid one when the query names none. */
export function SingleOrder({ title, ...rest }: Props) {
  return (
    <FormPage title={title}>
      <CustomerOnly>
        <SingleOrderContent {...rest} />
      </CustomerOnly>
    </FormPage>
  );
}

function SingleOrderContent({ children }: Pick<Props, 'children'>) {
  const { t } = useTranslation();
  const { query } = useSearchParams();
  const screen = useSingleOrder(queryId(query['id']), 'toPay');
  if (screen.isEmpty) return <StatePanel picture="empty-orders" title={t('order.empty.some.title')} />;
  if (screen.error) return <ErrorPanel error={screen.error} retry={screen.retry} />;
  return screen.order ? children(screen.order, screen) : <LoadingRows />;
}
