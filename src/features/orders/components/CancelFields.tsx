/** Fields and buttons for cancelling an order. */
import { FormError } from '@/components/FormError';
import { Text } from '@/components/Layout';
import type { Order } from '@/api/orders';
import { LoadingRows } from '@/platform/LoadingRows';
import type { CancelForm } from '@/features/orders/useCancelForm';
import { cancelReasons } from '@/features/orders/useCancelOrder';
import { useOrderLabels } from '@/features/orders/useOrderLabels';
import { useFeature } from '@/hooks/useFeature';
import { useMoney } from '@/hooks/useMoney';
import { useTranslation } from '@/hooks/useTranslation';
import { useFormKit } from '@/platform/useFormKit';
import { PanelActions } from '@/platform/PanelActions';
import { usePlatform } from '@/platform/usePlatform';

/** Asks why an order is cancelled. Of what comes back it says only what the API has said. */
export function CancelFields({ order, form }: { order: Order; form: CancelForm }) {
  const { t } = useTranslation();
  const kit = useFormKit();
  const money = useMoney(order.currency);
  const hasCoupons = useFeature('coupons');
  const { name } = useOrderLabels(order);
  const { cancelReturns: returns } = order;
  if (!kit) return <LoadingRows rows={4} />;
  const { Form, FormItem, RadioGroup, TextArea } = kit;
  return (
    <Form {...form.fields}>
      <Text as="p" color="ink-2" size={15}>
        <strong>{t('order.cancelOf', { number: order.number, name })}</strong>
        <br />
        {order.can.pay && t('order.cancelResult.unpaid')}
        {returns && returns.amount > 0
          ? ` ${t('order.cancelResult.back', { amount: money(returns.amount), name: returns.name })}`
          : !order.can.pay && !returns && t('order.cancelResult.paid')}
        {hasCoupons && returns?.coupon && ` ${t('order.cancelResult.coupon')}`}
      </Text>
      <FormItem name="reason" label={t('order.cancelWhy')} announcedError={form.fields.errors.reason} required>
        <RadioGroup
          label={t('order.cancelWhy')}
          options={cancelReasons.map((value) => ({ value, label: t(`order.reason.${value}`) }))}
        />
      </FormItem>
      <FormItem name="text" label={t('order.cancelText')} required>
        <TextArea name="cancelText" maxLength={200} />
      </FormItem>
      {form.formError && <FormError>{form.formError}</FormError>}
    </Form>
  );
}

/** Keeping the order is the safe choice and comes first. */
export function CancelButtons({ form, onKeep }: { form: CancelForm; onKeep: () => void }) {
  const { Button } = usePlatform();
  const { t } = useTranslation();
  return (
    <PanelActions>
      <Button disabled={form.isBusy} onClick={onKeep}>
        {t('order.cancelKeep')}
      </Button>
      <Button
        color="primary"
        loading={form.isBusy}
        loadingText={t('order.cancelling')}
        onClick={() => void form.send()}
      >
        {form.isUnknown ? t('problem.checkAgain') : t('order.cancel')}
      </Button>
    </PanelActions>
  );
}
