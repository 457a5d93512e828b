import { useId } from 'react';
import type { OrderDeliverable } from '@/api/deliverables';
import type { GiftOptions } from '@/api/gifts';
import type { Order } from '@/api/orders';
import { FormStatus } from '@/components/FormStatus';
import { Row, Stack, Text } from '@/components/Layout';
import { Picture } from '@/components/Picture';
import { useGiftForm, type GiftFormState } from '@/features/gifts/useGiftForm';
import { useTranslation } from '@/hooks/useTranslation';
import { ErrorPanel } from '@/platform/ErrorPanel';
import type { FormKit } from '@/platform/formKit';
import { LoadingRows } from '@/platform/LoadingRows';
import { useFormKit } from '@/platform/useFormKit';
import { usePlatform } from '@/platform/usePlatform';
import { DayInput } from './DayInput';

interface Props {
  order: Order;
  deliverable: OrderDeliverable;
  onDone: (order: Order) => void;
  /** Shows the order, when the gift was opened, used or has expired meanwhile. */
  onClosed: () => void;
}

/** The form that wraps a code or ticket, or changes its gift. */
export function GiftForm({ order, deliverable, ...handlers }: Props) {
  const kit = useFormKit();
  const form = useGiftForm(order, deliverable, handlers);
  const { data, error, refetch } = form.options;
  if (!data && error) return <ErrorPanel error={error} retry={() => void refetch()} />;
  if (!data || !kit) return <LoadingRows rows={4} />;
  return <Fields kit={kit} form={form} options={data} deliverable={deliverable} />;
}

interface FieldsProps {
  kit: FormKit;
  form: GiftFormState;
  options: GiftOptions;
  deliverable: OrderDeliverable;
}

function Fields({ kit, form, options, deliverable }: FieldsProps) {
  const { Button } = usePlatform();
  const { t } = useTranslation();
  const leftId = useId();
  const { Form, FormItem, RadioGroup, TextArea, Input } = kit;
  return (
    <Form {...form.fields}>
      <Text as="p" color="ink-2" size={15}>
        {t('gifts.intro', { name: deliverable.name })}
      </Text>
      <FormItem name="designId" label={t('gifts.design')} required>
        <RadioGroup
          label={t('gifts.design')}
          look="cards"
          options={options.designs.map(({ id, name, picture }) => ({
            value: id,
            label: (
              <Row as="span" align="center" gap={12} minWidth={0}>
                <Picture picture={picture} width={56} radius="option" when="soon" />
                <strong>{name}</strong>
              </Row>
            ),
          }))}
        />
      </FormItem>
      {options.messageLength > 0 && (
        <FormItem
          name="message"
          label={t('gifts.message')}
          hint={<span id={leftId}>{t('gifts.left', { count: form.left })}</span>}
        >
          <TextArea name="giftText" rows={3} maxLength={options.messageLength} />
        </FormItem>
      )}
      <FormItem name="from" label={t('gifts.from')}>
        <Input name="giftFrom" autoComplete="name" maxLength={60} />
      </FormItem>
      <FormItem name="opensOn" label={t('gifts.day')} hint={t('gifts.dayHint')}>
        <DayInput name="giftDay" min={form.today} max={form.lastDay} />
      </FormItem>
      <Stack gap={12}>
        <FormStatus
          progress={form.isBusy ? form.formError : undefined}
          formError={form.isBusy ? undefined : form.formError}
        />
        {form.showOrder ? (
          <Button size="large" block onClick={form.showOrder}>
            {t('gifts.toOrder')}
          </Button>
        ) : (
          <Button
            color="primary"
            size="large"
            block
            htmlType="submit"
            loading={form.isBusy}
            loadingText={t('gifts.saving')}
          >
            {form.isUnknown ? t('problem.checkAgain') : t(deliverable.gift ? 'gifts.save' : 'gifts.wrap')}
          </Button>
        )}
      </Stack>
    </Form>
  );
}
