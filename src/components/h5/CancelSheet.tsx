import { Button } from 'antd-mobile';
import { useState } from 'react';
import type { Order } from '@/api/schema/order';
import { cancelReasons, useCancelOrder, type ChosenReason } from '@/features/orders/useCancelOrder';
import { useHeld } from '@/hooks/useHeld';
import { useSubmissionWords } from '@/hooks/useSubmissionWords';
import type { Layer } from '@/hooks/useLayer';
import { useMoney } from '@/hooks/useMoney';
import { useWords } from '@/hooks/useWords';
import styles from './CancelSheet.less';
import { Sheet } from './Sheet';

interface Props {
  layer: Layer;
  order: Order;
  onCancelled: (order: Order) => void;
}

/** Asks why an order is cancelled and says what comes back; keeping it is the safe choice and comes first. */
export function CancelSheet({ layer, order, onCancelled }: Props) {
  const { t } = useWords();
  const money = useMoney(order.currency);
  const { submission, cancel, checkAgain, isBusy } = useCancelOrder(order.id);
  const trouble = useSubmissionWords(submission);
  const [reason, setReason] = useHeld<ChosenReason | undefined>(`cancelReason:${order.id}`, undefined);
  const [text, setText] = useHeld(`cancelText:${order.id}`, '');
  const [isReasonMissing, setReasonMissing] = useState(false);

  const finish = (cancelled: Order | undefined) => {
    if (cancelled) onCancelled(cancelled);
  };
  const doCancel = async () => {
    setReasonMissing(!reason);
    if (reason) finish(await cancel(reason, text));
  };

  const footer = (
    <div className={styles.buttons}>
      <Button block shape="rounded" disabled={isBusy} onClick={layer.close}>
        {t('order.cancelKeep')}
      </Button>
      {submission.step === 'unknown' ? (
        <Button block shape="rounded" color="primary" onClick={async () => finish(await checkAgain())}>
          {t('problem.checkAgain')}
        </Button>
      ) : (
        <Button block shape="rounded" color="primary" loading={isBusy} loadingText={t('order.cancelling')} onClick={doCancel}>
          {t('order.cancelDo')}
        </Button>
      )}
    </div>
  );

  return (
    <Sheet layer={layer} title={t('order.cancelTitle')} footer={footer}>
      <p className={styles.result}>
        {order.can.pay ? t('order.cancelResult.unpaid') : t('order.cancelResult.paid', { amount: money(order.total) })}
      </p>
      <fieldset className={styles.reasons} aria-describedby={isReasonMissing ? 'cancel-reason-fault' : undefined}>
        <legend className={styles.legend}>{t('order.cancelWhy')}</legend>
        {cancelReasons.map((one) => (
          <label key={one} className={styles.reason}>
            <input type="radio" name="cancel-reason" checked={reason === one} onChange={() => { setReason(one); setReasonMissing(false); }} />
            {t(`order.reason.${one}`)}
          </label>
        ))}
        {isReasonMissing && (
          <p id="cancel-reason-fault" className={styles.fault} role="alert">
            {t('order.cancelWhyMissing')}
          </p>
        )}
      </fieldset>
      <label className={styles.text}>
        {t('order.cancelText')}
        <textarea value={text} maxLength={200} rows={2} onChange={(event) => setText(event.target.value)} />
      </label>
      {trouble && (
        <p className={styles.fault} role="alert">
          {trouble}
        </p>
      )}
    </Sheet>
  );
}
