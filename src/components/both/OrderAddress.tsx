import { useModel } from '@umijs/max';
import type { Order } from '@/api/schema/order';
import type { Address } from '@/api/schema/user';
import { addressLine } from '@/domain/addressLine';
import { formatPhone } from '@/domain/phone';
import { useChangeOrderAddress } from '@/features/orders/useChangeOrderAddress';
import { useLayer } from '@/hooks/useLayer';
import { useSubmissionWords } from '@/hooks/useSubmissionWords';
import { useWords } from '@/hooks/useWords';
import { AddressPicker } from './AddressPicker';
import type { Kit } from './kit';
import styles from './OrderAddress.less';
import { OrderPart } from './OrderParts';

/** Where an order goes, and the way to another address while that is still possible. */
export function OrderAddress({ kit, order, onChanged }: { kit: Kit; order: Order; onChanged: () => void }) {
  const { t } = useWords();
  const { showToast } = useModel('toast');
  const layer = useLayer('address');
  const { change, submission, isBusy } = useChangeOrderAddress(order.id);
  const trouble = useSubmissionWords(submission);
  const { address } = order;

  const choose = async (chosen: Address) => {
    layer.close();
    if (!(await change(chosen))) return;
    onChanged();
    showToast(t('order.addressChanged', { street: chosen.street }));
  };

  if (!address) return null;
  return (
    <OrderPart face={kit.face} name={t('order.deliveredTo')} title={t('order.deliveredTo')}>
      <p>
        <strong>{address.recipient}</strong> <span className={styles.quiet}>{formatPhone(address.phone)}</span>
      </p>
      <p className={styles.quiet}>{addressLine(address)}</p>
      {order.can.changeAddress && (
        <div className={styles.change}>
          <kit.Button isBusy={isBusy} onClick={layer.open}>
            {t('order.changeAddress')}
          </kit.Button>
        </div>
      )}
      {trouble && (
        <p className={styles.fault} role="alert">
          {trouble}
        </p>
      )}
      <AddressPicker kit={kit} layer={layer} chosenId={address.id} onChoose={choose} />
    </OrderPart>
  );
}
