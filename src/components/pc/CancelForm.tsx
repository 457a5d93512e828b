import { Button, Input, Radio } from 'antd';
import { useId, useState } from 'react';
import type { Order } from '@/api/schema/order';
import { cancelReasons, useCancelOrder, type ChosenReason } from '@/features/orders/useCancelOrder';
import { useHeld } from '@/hooks/useHeld';
import { useMoney } from '@/hooks/useMoney';
import { useSubmissionWords } from '@/hooks/useSubmissionWords';
import { useWords } from '@/hooks/useWords';
import styles from './CancelForm.less';

interface Props {
  order: Order;
  onKeep: () => void;
  onCancelled: (order: Order) => void;
}

/** Asks why an order is cancelled and says what comes back; keeping it is the safe choice and comes first. */
export function CancelForm({ order, onKeep, onCancelled }: Props) {
  const { t } = useWords();
  const id = useId();
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

  return (
    <div className={styles.form}>
      <p className={styles.result}>
        {order.can.pay ? t('order.cancelResult.unpaid') : t('order.cancelResult.paid', { amount: money(order.total) })}
      </p>
      <fieldset aria-describedby={isReasonMissing ? `${id}-fault` : undefined}>
        <legend className={styles.legend}>{t('order.cancelWhy')}</legend>
        <Radio.Group
          className={styles.reasons}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          options={cancelReasons.map((one) => ({ value: one, label: t(`order.reason.${one}`) }))}
        />
        {isReasonMissing && !reason && (
          <p id={`${id}-fault`} className={styles.fault} role="alert">
            {t('order.cancelWhyMissing')}
          </p>
        )}
      </fieldset>
      <label className={styles.legend} htmlFor={`${id}-text`}>
        {t('order.cancelText')}
      </label>
      <Input.TextArea id={`${id}-text`} value={text} maxLength={200} rows={2} onChange={(event) => setText(event.target.value)} />
      {trouble && (
        <p className={styles.fault} role="alert">
          {trouble}
        </p>
      )}
      <div className={styles.buttons}>
        <Button shape="round" disabled={isBusy} onClick={onKeep}>
          {t('order.cancelKeep')}
        </Button>
        {submission.step === 'unknown' ? (
          <Button shape="round" type="primary" onClick={async () => finish(await checkAgain())}>
            {t('problem.checkAgain')}
          </Button>
        ) : (
          <Button shape="round" type="primary" loading={isBusy} onClick={doCancel}>
            {t('order.cancelDo')}
          </Button>
        )}
      </div>
    </div>
  );
}
