/** Fields and buttons for cancelling an order. */
import { useId } from 'react';
import type { Order } from '@/api/schema/order';
import { FieldError } from '@/components/FieldError';
import { TextAreaField } from '@/components/TextAreaField';
import type { CancelForm } from '@/features/orders/useCancelForm';
import { cancelReasons } from '@/features/orders/useCancelOrder';
import { useMoney } from '@/hooks/useMoney';
import { useTranslation } from '@/hooks/useTranslation';
import styles from './CancelFields.less';
import { PanelActions } from '@/platform/PanelActions';
import { usePlatform } from '@/platform/usePlatform';

/** Asks why an order is cancelled and says what is refunded. */
export function CancelFields({ order, form }: { order: Order; form: CancelForm }) {
  const { t } = useTranslation();
  const id = useId();
  const money = useMoney(order.currency);
  return (
    <div className={styles.fields}>
      <p className={styles.result}>
        {order.can.pay ? t('order.cancelResult.unpaid') : t('order.cancelResult.paid', { amount: money(order.total) })}
      </p>
      <fieldset aria-describedby={form.isReasonMissing ? `${id}-error` : undefined}>
        <legend className={styles.legend}>{t('order.cancelWhy')}</legend>
        {cancelReasons.map((one) => (
          <label key={one} className={styles.reason}>
            <input
              type="radio"
              name={`${id}-reason`}
              checked={form.reason === one}
              onChange={() => form.setReason(one)}
            />
            {t(`order.reason.${one}`)}
          </label>
        ))}
        {form.isReasonMissing && (
          <div role="alert">
            <FieldError id={`${id}-error`}>{t('order.cancelWhyMissing')}</FieldError>
          </div>
        )}
      </fieldset>
      <TextAreaField
        label={t('order.cancelText')}
        name="cancelText"
        value={form.text}
        onChange={form.setText}
        maxLength={200}
      />
      {form.formError && (
        <p className={styles.formError} role="alert">
          {form.formError}
        </p>
      )}
    </div>
  );
}

/** Keeping the order is the safe choice and comes first. */
export function CancelButtons({ form, onKeep }: { form: CancelForm; onKeep: () => void }) {
  const { Button } = usePlatform();
  const { t } = useTranslation();
  return (
    <PanelActions>
      <Button isDisabled={form.isBusy} onClick={onKeep}>
        {t('order.cancelKeep')}
      </Button>
      <Button tone="primary" isBusy={form.isBusy} busyLabel={t('order.cancelling')} onClick={() => void form.send()}>
        {form.isUnknown ? t('problem.checkAgain') : t('order.cancelDo')}
      </Button>
    </PanelActions>
  );
}
