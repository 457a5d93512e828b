/** The parts of an order that stand on its page and below its outcome, each a card. */
import type { ReactNode } from 'react';
import type { Order } from '@/api/schema/order';
import { Countdown } from '@/components/common/Countdown';
import { OrderLines } from '@/components/common/OrderLines';
import { PriceLines } from '@/components/common/PriceLines';
import { Timeline } from '@/components/common/Timeline';
import { Yields } from '@/components/common/Yields';
import { useOrderWords } from '@/features/orders/useOrderWords';
import { useCopy } from '@/hooks/useCopy';
import { useWords } from '@/hooks/useWords';
import type { Face } from '@/routes';
import { serverClock } from '@/serverClock';
import styles from './OrderParts.less';

interface Props {
  face: Face;
  order: Order;
}

/** A card of an order; its name is read aloud, and seen where it has a title. */
export function OrderPart({ face, name, title, children }: { face: Face; name?: string; title?: string; children: ReactNode }) {
  return (
    <section className={`${styles.card} ${styles[face] ?? ''}`} aria-label={name}>
      {title && <h2 className={styles.title}>{title}</h2>}
      {children}
    </section>
  );
}

/** Where it stands, in words and colour, and how long it is held or what comes next. */
export function OrderState({ face, order, onHoldOver }: Props & { onHoldOver: () => void }) {
  const { t } = useWords();
  const words = useOrderWords(order);
  return (
    <div className={face === 'h5' ? styles.stateOfPhone : undefined} role="status">
      <h2 className={`${styles.state} ${styles[words.tone] ?? ''}`}>{words.state}</h2>
      <p className={styles.quiet}>
        {words.heldUntil ? (
          <>
            {t('order.heldFor')} <Countdown until={words.heldUntil} onEnd={onHoldOver} />
          </>
        ) : (
          words.hint
        )}
      </p>
    </div>
  );
}

/** Codes and tickets that it gave; nothing when it gave none. */
export function OrderYields({ face, order }: Props) {
  const { t } = useWords();
  if (order.yields.length === 0) return null;
  return (
    <OrderPart face={face} name={t('order.yields')} title={t('order.yields')}>
      <Yields yields={order.yields} face={face} now={serverClock.now()} />
    </OrderPart>
  );
}

/** What was bought. */
export function OrderWhat({ face, order }: Props) {
  const { t } = useWords();
  return (
    <OrderPart face={face} name={t('order.what')}>
      <OrderLines face={face} lines={order.lines} currency={order.currency} />
    </OrderPart>
  );
}

/** How its total comes about; `name` is what the card is called. */
export function OrderSums({ face, order, name }: Props & { name: string }) {
  const { t } = useWords();
  return (
    <OrderPart face={face} name={name}>
      <PriceLines
        lines={order.priceLines}
        total={order.total}
        totalLabel={t(order.can.pay ? 'order.toPayTotal' : 'order.total')}
        currency={order.currency}
        pieces={order.pieces}
      />
    </OrderPart>
  );
}

/** Its number, note and parcel, and what happened to it. */
export function OrderHistory({ face, order }: Props) {
  const { t } = useWords();
  const copy = useCopy();
  return (
    <OrderPart face={face}>
      <dl className={styles.facts}>
        <dt>{t('order.number')}</dt>
        <dd>
          <button type="button" className={styles.number} onClick={() => void copy(order.number)}>
            {order.number}
            <span className="visually-hidden"> {t('order.copyNumber')}</span>
          </button>
        </dd>
        {order.note && (<><dt>{t('order.note')}</dt><dd>{order.note}</dd></>)}
        {order.parcel && (<><dt>{t('order.parcel')}</dt><dd>{`${order.parcel.carrier} ${order.parcel.number}`}</dd></>)}
      </dl>
      <h2 className={styles.title}>{t('order.history')}</h2>
      <Timeline events={order.timeline.map(({ event, at }) => ({ name: t(`order.event.${event}`), at }))} />
    </OrderPart>
  );
}
