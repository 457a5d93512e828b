import { Link } from 'react-router-dom';
import { useRef } from 'react';
import { Row, Stack } from '@/components/Layout';
import type { Order } from '@/api/orders';
import { StatePanel } from '@/platform/StatePanel';
import { isPaid } from '@/domain/orderState';
import { saveReceipt } from '@/features/orders/saveReceipt';
import { useTranslation } from '@/hooks/useTranslation';
import { pathOf } from '@/lib/routes';
import { usePlatform } from '@/platform/usePlatform';
import { ReceiptSheet } from './ReceiptSheet';

/** The receipt of an order as a sheet to print or to save; an unpaid order has none. */
export function ReceiptView({ order }: { order: Order }) {
  const { platform, Button } = usePlatform();
  const { t, language } = useTranslation();
  const sheet = useRef<HTMLElement>(null);
  const title = t('order.receiptOf', { number: order.number });
  const save = () => {
    if (sheet.current) saveReceipt(sheet.current, order.number, title, language);
  };
  const back = (
    <Link className="button-link" to={pathOf(platform, 'orders', { id: order.id })}>
      {t('order.receipt.back')}
    </Link>
  );
  if (!isPaid(order))
    return (
      <StatePanel picture="empty-orders" title={t('order.receipt.none.title')} text={t('order.receipt.none.text')}>
        {back}
      </StatePanel>
    );
  return (
    <Stack gap={16}>
      <Row wrap gap={8} print="none">
        <Button color="primary" onClick={save}>
          {t('order.receipt.save')}
        </Button>
        <Button onClick={() => window.print()}>{t('order.print')}</Button>
        {platform === 'pc' && back}
      </Row>
      <ReceiptSheet order={order} ref={sheet} />
    </Stack>
  );
}
