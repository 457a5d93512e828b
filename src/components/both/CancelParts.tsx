/** What a cancellation is made of: the question with its reasons, and the two ways out of it. */
import { useId } from 'react';
import type { Order } from '@/api/schema/order';
import { FieldFault } from '@/components/common/Field';
import { TextAreaField } from '@/components/common/TextAreaField';
import type { CancelForm } from '@/features/orders/useCancelForm';
import { cancelReasons } from '@/features/orders/useCancelOrder';
import { useMoney } from '@/hooks/useMoney';
import { useWords } from '@/hooks/useWords';
import styles from './CancelParts.less';
import type { Kit } from './kit';
import { PanelActions } from './PanelActions';

/** Asks why an order is cancelled and says what comes back. */
export function CancelFields({ order, form }: { order: Order; form: CancelForm }) {
  const { t } = useWords();
  const id = useId();
  const money = useMoney(order.currency);
  return (
    <div className={styles.fields}>
      <p className={styles.result}>{order.can.pay ? t('order.cancelResult.unpaid') : t('order.cancelResult.paid', { amount: money(order.total) })}</p>
      <fieldset aria-describedby={form.isReasonMissing ? `${id}-fault` : undefined}>
        <legend className={styles.legend}>{t('order.cancelWhy')}</legend>
        {cancelReasons.map((one) => (
          <label key={one} className={styles.reason}>
            <input type="radio" name={`${id}-reason`} checked={form.reason === one} onChange={() => form.setReason(one)} />
            {t(`order.reason.${one}`)}
          </label>
        ))}
        {form.isReasonMissing && (
          <div role="alert">
            <FieldFault id={`${id}-fault`}>{t('order.cancelWhyMissing')}</FieldFault>
          </div>
        )}
      </fieldset>
      <TextAreaField label={t('order.cancelText')} name="cancelText" value={form.text} onChange={form.setText} maxLength={200} />
      {form.trouble && (
        <p className={styles.trouble} role="alert">
          {form.trouble}
        </p>
      )}
    </div>
  );
}

/** Keeping the order is the safe choice and comes first. */
export function CancelButtons({ kit, form, onKeep }: { kit: Kit; form: CancelForm; onKeep: () => void }) {
  const { t } = useWords();
  return (
    <PanelActions kit={kit}>
      <kit.Button isDisabled={form.isBusy} onClick={onKeep}>
        {t('order.cancelKeep')}
      </kit.Button>
      <kit.Button tone="primary" isBusy={form.isBusy} busyWords={t('order.cancelling')} onClick={() => void form.send()}>
        {form.isUnknown ? t('problem.checkAgain') : t('order.cancelDo')}
      </kit.Button>
    </PanelActions>
  );
}
