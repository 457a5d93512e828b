import { Link, useModel } from '@umijs/max';
import { Button } from 'antd-mobile';
import type { Order } from '@/api/schema/order';
import type { Address } from '@/api/schema/user';
import { Countdown } from '@/components/common/Countdown';
import { OrderLines } from '@/components/common/OrderLines';
import { PriceLines } from '@/components/common/PriceLines';
import { Timeline } from '@/components/common/Timeline';
import { Yields } from '@/components/common/Yields';
import { AddressPicker } from '@/components/h5/AddressPicker';
import { CancelSheet } from '@/components/h5/CancelSheet';
import { addressLine } from '@/domain/addressLine';
import { formatPhone } from '@/domain/phone';
import { useChangeOrderAddress } from '@/features/orders/useChangeOrderAddress';
import type { useOrderScreen } from '@/features/orders/useOrderScreen';
import { useOrderWords } from '@/features/orders/useOrderWords';
import { useCopy } from '@/hooks/useCopy';
import { useLayer } from '@/hooks/useLayer';
import { useSubmissionWords } from '@/hooks/useSubmissionWords';
import { useWords } from '@/hooks/useWords';
import { pathOf } from '@/routes';
import styles from './OrderBody.less';

/** The parts of an order, each a card. */
export function OrderBody({ order, screen }: { order: Order; screen: ReturnType<typeof useOrderScreen> }) {
  const { t } = useWords();
  const words = useOrderWords(order);
  const copy = useCopy();
  const { showToast } = useModel('toast');
  const cancelLayer = useLayer('cancel');
  const addressLayer = useLayer('address');
  const { change, submission } = useChangeOrderAddress(order.id);
  const addressTrouble = useSubmissionWords(submission);

  const changeAddress = async (address: Address) => {
    addressLayer.close();
    if (!(await change(address))) return;
    screen.retry();
    showToast(t('order.addressChanged', { street: address.street }));
  };
  const showCancelled = (cancelled: Order) => {
    cancelLayer.close();
    screen.show(cancelled);
    showToast(t('order.cancelled'));
  };

  return (
    <div className={styles.cards}>
      <section className={styles.state} role="status">
        <h2 className={styles[words.tone]}>{words.state}</h2>
        {words.heldUntil ? (
          <p>
            {t('order.heldFor')} <Countdown until={words.heldUntil} onEnd={screen.retry} />
          </p>
        ) : (
          <p>{order.cancelReason ? t('order.cancelledBecause', { reason: words.hint }) : words.hint}</p>
        )}
      </section>
      {order.yields.length > 0 && (
        <section className={styles.card} aria-label={t('order.yields')}>
          <h2 className={styles.title}>{t('order.yields')}</h2>
          <Yields yields={order.yields} face="h5" />
        </section>
      )}
      <section className={styles.card} aria-label={t('order.what')}>
        <OrderLines
          lines={order.lines}
          currency={order.currency}
          nameOf={(line) => <Link to={pathOf('h5', 'goods', { id: line.goodsId, sku: line.skuId })}>{line.name}</Link>}
        />
      </section>
      {order.address && (
        <section className={styles.card} aria-label={t('order.deliveredTo')}>
          <h2 className={styles.title}>{t('order.deliveredTo')}</h2>
          <p>
            <strong>{order.address.recipient}</strong> <span className={styles.quiet}>{formatPhone(order.address.phone)}</span>
          </p>
          <p className={styles.quiet}>
            {addressLine(order.address)}
          </p>
          {order.can.changeAddress && (
            <Button size="small" shape="rounded" className={styles.button} loading={submission.step === 'sending'} onClick={addressLayer.open}>
              {t('order.changeAddress')}
            </Button>
          )}
          {addressTrouble && <p role="alert" className={styles.fault}>{addressTrouble}</p>}
        </section>
      )}
      <section className={styles.card} aria-label={t('order.total')}>
        <PriceLines
          lines={order.priceLines}
          total={order.total}
          totalLabel={t(order.can.pay ? 'order.toPayTotal' : 'order.total')}
          currency={order.currency}
          pieces={order.pieces}
        />
      </section>
      <section className={styles.card}>
        <dl className={styles.facts}>
          <dt>{t('order.number')}</dt>
          <dd>
            <button type="button" className={styles.copy} onClick={() => void copy(order.number)}>
              {order.number}
              <span className="visually-hidden"> {t('order.copyNumber')}</span>
            </button>
          </dd>
          {order.note && (<><dt>{t('order.note')}</dt><dd>{order.note}</dd></>)}
          {order.parcel && (<><dt>{t('order.parcel')}</dt><dd>{`${order.parcel.carrier} ${order.parcel.number}`}</dd></>)}
        </dl>
        <h2 className={styles.title}>{t('order.history')}</h2>
        <Timeline events={order.timeline.map(({ event, at }) => ({ name: t(`order.event.${event}`), at }))} />
      </section>
      {order.can.cancel && (
        <Button fill="none" className={styles.cancel} onClick={cancelLayer.open}>
          {t('order.cancel')}
        </Button>
      )}
      <CancelSheet layer={cancelLayer} order={order} onCancelled={showCancelled} />
      <AddressPicker layer={addressLayer} chosenId={order.address?.id} onChoose={changeAddress} />
    </div>
  );
}
