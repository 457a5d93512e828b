import '@/features/gifts/giftMessages';
import { useModel } from '@umijs/max';
import { useState } from 'react';
import type { Order } from '@/api/orders';
import { Text } from '@/components/Layout';
import { useSearchParams } from '@/hooks/useSearchParams';
import { useTranslation } from '@/hooks/useTranslation';
import { GiftForm } from './GiftForm';
import { WrappedGift } from './WrappedGift';

interface Props {
  order: Order;
  /** Shows an order from a response. */
  show: (order: Order) => void;
  /** Fetches the order again. */
  reload: () => void;
}

/** The code or ticket of an order that the query names, as a gift: the form, then the card with its link. */
export function GiveView({ order, show, reload }: Props) {
  const { t } = useTranslation();
  const { showToast } = useModel('toast');
  const { query, changeQuery } = useSearchParams();
  const [isChanging, setChanging] = useState(false);
  const deliverable = order.yields.find(({ code }) => code === query['code']);
  const gift = deliverable?.gift;
  const toOrder = () => changeQuery({ view: undefined, code: undefined });
  if (deliverable && gift && !isChanging)
    return (
      <WrappedGift
        order={order}
        deliverable={deliverable}
        gift={gift}
        onChange={() => setChanging(true)}
        onTakenBack={(next) => {
          show(next);
          toOrder();
          showToast(t('gifts.takenBack'));
        }}
      />
    );
  if (!deliverable?.canGift) return <Text as="p">{t(deliverable ? 'gifts.closed' : 'gifts.notInOrder')}</Text>;
  return (
    <GiftForm
      order={order}
      deliverable={deliverable}
      onDone={(next) => {
        show(next);
        setChanging(false);
        showToast(t('gifts.wrapped'));
      }}
      onClosed={() => {
        reload();
        toOrder();
      }}
    />
  );
}
