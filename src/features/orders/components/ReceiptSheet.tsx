import type { Ref } from 'react';
import { Stack } from '@/components/Layout';
import type { Order } from '@/api/orders';
import { pickUpText } from '@/domain/deliveryChoice';
import { useAddressLine, useRecipientName } from '@/features/address/useCountries';
import { usePriceRows } from '@/components/usePriceRows';
import { timeOfOrderEvent } from '@/domain/orderState';
import { useOrderLabels } from '@/features/orders/useOrderLabels';
import { useDateFormat } from '@/hooks/useDateFormat';
import { useServerRecord } from '@/hooks/useInitialState';
import { useMoney } from '@/hooks/useMoney';
import { useTranslation } from '@/hooks/useTranslation';
import styles from './ReceiptSheet.less';

/**
 * The receipt of a paid order: seller, number, days, address, lines, sums, taxes and payments. Plain elements, because the
 * saved file has its own style sheet.
 */
export function ReceiptSheet({ order, ref }: { order: Order; ref: Ref<HTMLElement> }) {
  const { t } = useTranslation();
  const addressLine = useAddressLine();
  const recipientName = useRecipientName();
  const { date } = useDateFormat();
  const { serverRecord } = useServerRecord();
  const money = useMoney(order.currency);
  const labels = useOrderLabels(order);
  const { seller, address, lines } = order;
  const paidAt = timeOfOrderEvent(order, 'paid');
  const facts = [
    [t('order.number'), order.number],
    [t('order.step.placed'), date(order.placedAt)],
    ...(paidAt ? [[t('order.event.paid'), date(paidAt)]] : []),
  ] as const;
  const sums = [
    ...usePriceRows({ ...order, lines: order.priceLines, totalLabel: t('order.total') }),
    ...(order.taxes ?? []).map(({ name, amount }) => ({
      name: t('order.receipt.tax', { name }),
      value: money(amount),
      isResult: false,
    })),
  ];
  return (
    <Stack
      as="article"
      ref={ref}
      padding={24}
      radius="card"
      background="surface"
      color="ink"
      size={15}
      overflowWrap="anywhere"
      className={styles.sheet}
      data-paper
      aria-label={t('order.receipt')}
    >
      <p>
        <strong>{seller?.name ?? serverRecord?.shopName}</strong>
      </p>
      {seller?.address.map((part) => (
        <p key={part}>{part}</p>
      ))}
      {seller?.taxNumber && <p>{t('order.receipt.taxNumber', { number: seller.taxNumber })}</p>}
      <h2>{t('order.receipt')}</h2>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {order.delivery?.kind === 'pickUp' && <p>{pickUpText(order.delivery)}</p>}
      {address && (
        <>
          <h3>{t('order.deliveredTo')}</h3>
          <p>{recipientName(address)}</p>
          <p>{addressLine(address)}</p>
        </>
      )}
      <table>
        <thead>
          <tr>
            <th scope="col">{t('order.receipt.item')}</th>
            <th scope="col">{t('order.receipt.quantity')}</th>
            <th scope="col">{t('order.receipt.price')}</th>
            <th scope="col">{t('order.receipt.amount')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.skuId}>
              <td>
                {line.name}
                {line.skuText && <small>{line.skuText}</small>}
              </td>
              <td>{line.quantity}</td>
              <td>{money(line.price)}</td>
              <td>{money(line.subtotal)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <table>
        <tbody>
          {sums.map(({ name, value, isResult }) => (
            <tr key={name} data-result={isResult ? 'true' : undefined}>
              <td>{name}</td>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {order.status === 'cancelled' && (
        <p>
          {labels.state}. {labels.returned}
        </p>
      )}
    </Stack>
  );
}
