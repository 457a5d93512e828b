import type { OrderDeliverable } from '@/api/deliverables';
import type { Order } from '@/api/orders';
import { FormError } from '@/components/FormError';
import { Text } from '@/components/Layout';
import { useUnwrapGift } from '@/features/gifts/useGiftWrites';
import { useModalRoute } from '@/hooks/useModalRoute';
import { useTranslation } from '@/hooks/useTranslation';
import { PanelActions } from '@/platform/PanelActions';
import { usePlatform } from '@/platform/usePlatform';
import { useMutationLabels } from '@/query/useMutationLabels';

interface Props {
  orderId: string;
  deliverable: OrderDeliverable;
  onTakenBack: (order: Order) => void;
}

/** The button that takes a gift back, with its question. Keeping the gift is the safe choice and comes first. */
export function TakeBack({ orderId, deliverable: { code, name }, onTakenBack }: Props) {
  const { Button, Panel } = usePlatform();
  const { t } = useTranslation();
  const modal = useModalRoute('takeGiftBack');
  const { mutationState, unwrap, isBusy, isUnknown } = useUnwrapGift(orderId, code);
  const label = useMutationLabels(mutationState);
  const isClosed =
    mutationState.status === 'refused' &&
    mutationState.error.kind === 'business' &&
    mutationState.error.errorCode === 'GIFT_CLOSED';
  const send = async () => {
    const order = await unwrap();
    if (!order) return;
    modal.close();
    onTakenBack(order);
  };
  const footer = (
    <PanelActions>
      <Button disabled={isBusy} isSafe onClick={modal.close}>
        {t('gifts.keep')}
      </Button>
      <Button color="primary" loading={isBusy} loadingText={t('gifts.takingBack')} onClick={() => void send()}>
        {isUnknown ? t('problem.checkAgain') : t('gifts.takeBack')}
      </Button>
    </PanelActions>
  );
  return (
    <>
      <Button onClick={modal.open}>{t('gifts.takeBack')}</Button>
      <Panel modal={modal} title={t('gifts.takeBackTitle')} footer={footer}>
        <Text as="p" color="ink-2" size={15}>
          <strong>{name}</strong>
          <br />
          {t('gifts.takeBackText')}
        </Text>
        <FormError marginTop={8}>{isClosed ? t('gifts.closed') : label}</FormError>
      </Panel>
    </>
  );
}
