import '@/features/gifts/giftMessages';
import { useLocation, useModel } from '@umijs/max';
import { useLatest } from 'ahooks';
import { useEffect, useState } from 'react';
import type { Order } from '@/api/orders';
import { Text } from '@/components/Layout';
import { useEndInto } from '@/hooks/usePageBelow';
import { useSearchParams } from '@/hooks/useSearchParams';
import { useTranslation } from '@/hooks/useTranslation';
import { openModalsOf } from '@/lib/openModals';
import { pathOf } from '@/lib/routes';
import { LoadingRows } from '@/platform/LoadingRows';
import { usePlatform } from '@/platform/usePlatform';
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
  const { platform } = usePlatform();
  const { query } = useSearchParams();
  const { state } = useLocation();
  const [isChanging, setChanging] = useState(false);
  const [isTakenBack, setTakenBack] = useState(false);
  const deliverable = order.yields.find(({ code }) => code === query['code']);
  const gift = deliverable?.gift;
  const toOrder = useEndInto(pathOf(platform, 'orders', { id: order.id }));
  // The entry of the question is left first, which is asynchronous.
  const mustLeave = isTakenBack && openModalsOf(state).length === 0;
  const latestToOrder = useLatest(toOrder);
  useEffect(() => {
    if (mustLeave) latestToOrder.current();
  }, [mustLeave, latestToOrder]);
  if (isTakenBack) return <LoadingRows rows={4} />;
  if (deliverable && gift && !isChanging)
    return (
      <WrappedGift
        order={order}
        deliverable={deliverable}
        gift={gift}
        onChange={() => setChanging(true)}
        onTakenBack={(next) => {
          show(next);
          setTakenBack(true);
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
