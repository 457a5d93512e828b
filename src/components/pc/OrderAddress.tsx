import { useModel } from '@umijs/max';
import { Button } from 'antd';
import type { Order } from '@/api/schema/order';
import type { Address } from '@/api/schema/user';
import { addressLine } from '@/domain/addressLine';
import { formatPhone } from '@/domain/phone';
import { useChangeOrderAddress } from '@/features/orders/useChangeOrderAddress';
import { useLayer } from '@/hooks/useLayer';
import { useSubmissionWords } from '@/hooks/useSubmissionWords';
import { useWords } from '@/hooks/useWords';
import { AddressPicker } from './AddressPicker';
import styles from './OrderAddress.less';

/** Where an order goes, and the way to another address while that is still possible. */
export function OrderAddress({ order, onChanged }: { order: Order; onChanged: () => void }) {
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
    <section className={styles.card} aria-label={t('order.deliveredTo')}>
      <h2 className={styles.title}>{t('order.deliveredTo')}</h2>
      <p>
        <strong>{address.recipient}</strong> <span className={styles.quiet}>{formatPhone(address.phone)}</span>
      </p>
      <p className={styles.quiet}>{addressLine(address)}</p>
      {order.can.changeAddress && (
        <Button className={styles.change} shape="round" loading={isBusy} onClick={layer.open}>
          {t('order.changeAddress')}
        </Button>
      )}
      {trouble && (
        <p className={styles.fault} role="alert">
          {trouble}
        </p>
      )}
      <AddressPicker layer={layer} chosenId={address.id} onChoose={choose} />
    </section>
  );
}
