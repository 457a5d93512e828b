import { Link, useModel } from '@umijs/max';
import { Button } from 'antd';
import { Printer } from 'lucide-react';
import type { Order } from '@/api/schema/order';
import { Countdown } from '@/components/common/Countdown';
import { LoadingRows } from '@/components/common/LoadingRows';
import { OrderLines } from '@/components/common/OrderLines';
import { PriceLines } from '@/components/common/PriceLines';
import { ServiceWay } from '@/components/common/ServiceWay';
import { Timeline } from '@/components/common/Timeline';
import { Yields } from '@/components/common/Yields';
import { useOrderScreen } from '@/features/orders/useOrderScreen';
import { useOrderWords } from '@/features/orders/useOrderWords';
import { useCopy } from '@/hooks/useCopy';
import { useLayer } from '@/hooks/useLayer';
import { useWords } from '@/hooks/useWords';
import { pathOf } from '@/routes';
import { CancelForm } from './CancelForm';
import { Dialog } from './Dialog';
import { Fault } from './Fault';
import { OrderActions } from './OrderActions';
import { OrderAddress } from './OrderAddress';
import styles from './OrderDetailPanel.less';

/** One order in place: state, lines, sums, address, history, and what can be done with it. */
export function OrderDetailPanel({ id }: { id: string }) {
  const screen = useOrderScreen(id);
  if (screen.problem) return <Fault problem={screen.problem} retry={screen.retry} />;
  if (!screen.order) return <LoadingRows />;
  return <OrderDetail order={screen.order} screen={screen} />;
}

function OrderDetail({ order, screen }: { order: Order; screen: ReturnType<typeof useOrderScreen> }) {
  const { t } = useWords();
  const words = useOrderWords(order);
  const copy = useCopy();
  const { showToast } = useModel('toast');
  const cancelLayer = useLayer('cancel');
  return (
    <div className={styles.order}>
      <header className={styles.head}>
        <div role="status">
          <h2 className={`${styles.state} ${styles[words.tone]}`}>{words.state}</h2>
          <p className={styles.quiet}>
            {words.heldUntil ? (
              <>
                {t('order.heldFor')} <Countdown until={words.heldUntil} onEnd={screen.retry} />
              </>
            ) : (
              words.hint
            )}
          </p>
        </div>
        <OrderActions order={order} onCancel={cancelLayer.open} />
      </header>
      <div className={styles.columns}>
        <div className={styles.column}>
          {order.yields.length > 0 && (
            <section className={styles.card} aria-label={t('order.yields')}>
              <h3 className={styles.title}>{t('order.yields')}</h3>
              <Yields yields={order.yields} face="pc" />
            </section>
          )}
          <section className={styles.card} aria-label={t('order.what')}>
            <OrderLines
              lines={order.lines}
              currency={order.currency}
              nameOf={(line) => <Link to={pathOf('pc', 'goods', { id: line.goodsId, sku: line.skuId })}>{line.name}</Link>}
            />
          </section>
          <section className={styles.card} aria-label={t('order.total')}>
            <PriceLines
              lines={order.priceLines}
              total={order.total}
              totalLabel={t(order.can.pay ? 'order.toPayTotal' : 'order.total')}
              currency={order.currency}
              pieces={order.pieces}
            />
          </section>
        </div>
        <div className={styles.column}>
          {order.address && <OrderAddress order={order} onChanged={screen.retry} />}
          <section className={styles.card}>
            <dl className={styles.facts}>
              <dt>{t('order.number')}</dt>
              <dd>
                <Button type="link" size="small" className={styles.number} onClick={() => void copy(order.number)}>
                  {order.number}
                  <span className="visually-hidden"> {t('order.copyNumber')}</span>
                </Button>
              </dd>
              {order.note && (<><dt>{t('order.note')}</dt><dd>{order.note}</dd></>)}
              {order.parcel && (<><dt>{t('order.parcel')}</dt><dd>{`${order.parcel.carrier} ${order.parcel.number}`}</dd></>)}
            </dl>
            <h3 className={styles.title}>{t('order.history')}</h3>
            <Timeline events={order.timeline.map(({ event, at }) => ({ name: t(`order.event.${event}`), at }))} />
          </section>
          <Button className={styles.print} shape="round" icon={<Printer size={16} strokeWidth={1.8} aria-hidden />} onClick={() => window.print()}>
            {t('order.print')}
          </Button>
          <ServiceWay to={pathOf('pc', 'service')} />
        </div>
      </div>
      <Dialog layer={cancelLayer} title={t('order.cancelTitle')}>
        <CancelForm
          order={order}
          onKeep={cancelLayer.close}
          onCancelled={(cancelled) => {
            cancelLayer.close();
            screen.show(cancelled);
            showToast(t('order.cancelled'));
          }}
        />
      </Dialog>
    </div>
  );
}
