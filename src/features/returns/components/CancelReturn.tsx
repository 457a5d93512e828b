import { useModel } from '@umijs/max';
import type { Order } from '@/api/orders';
import { FormError } from '@/components/FormError';
import { Text } from '@/components/Layout';
import { useCancelReturn } from '@/features/returns/useCancelReturn';
import { useModalRoute } from '@/hooks/useModalRoute';
import { useTranslation } from '@/hooks/useTranslation';
import { PanelActions } from '@/platform/PanelActions';
import { usePlatform } from '@/platform/usePlatform';
import { useMutationLabels } from '@/query/useMutationLabels';

interface Props {
  orderId: string;
  id: string;
  /** The name of the return. */
  name: string;
  onCancelled: (order: Order) => void;
}

/** The button that withdraws a return, with its question. Keeping the return is the safe choice and comes first. */
export function CancelReturn({ orderId, id, name, onCancelled }: Props) {
  const { Button, Panel } = usePlatform();
  const { t } = useTranslation();
  const { showToast } = useModel('toast');
  const modal = useModalRoute(`cancelReturn:${id}`);
  const { mutationState, cancel, isBusy, isUnknown } = useCancelReturn(orderId, id);
  const formError = useMutationLabels(mutationState);
  const send = async () => {
    const order = await cancel();
    if (!order) return;
    modal.close();
    showToast(t('returns.cancelled'));
    onCancelled(order);
  };
  const footer = (
    <PanelActions>
      <Button disabled={isBusy} isSafe onClick={modal.close}>
        {t('returns.cancelKeep')}
      </Button>
      <Button color="primary" loading={isBusy} loadingText={t('returns.cancelling')} onClick={() => void send()}>
        {isUnknown ? t('problem.checkAgain') : t('returns.cancel')}
      </Button>
    </PanelActions>
  );
  return (
    <>
      <Button onClick={modal.open}>{t('returns.cancel')}</Button>
      <Panel modal={modal} title={t('returns.cancelTitle')} footer={footer}>
        <Text as="p" color="ink-2" size={15}>
          <strong>{name}</strong>
          <br />
          {t('returns.cancelText')}
        </Text>
        <FormError marginTop={8}>{formError}</FormError>
      </Panel>
    </>
  );
}
