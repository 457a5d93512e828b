import '@/features/returns/returnMessages';
import { useId, type FunctionComponent } from 'react';
import type { Order } from '@/api/orders';
import type { ReturnQuote } from '@/api/returns';
import { FieldError } from '@/components/FieldError';
import { FormStatus } from '@/components/FormStatus';
import { Box, Row, Stack, Text } from '@/components/Layout';
import { PhotosField } from '@/components/PhotosField';
import { useReturnForm, type ReturnFormState } from '@/features/returns/useReturnForm';
import { useDateFormat } from '@/hooks/useDateFormat';
import { useTranslation } from '@/hooks/useTranslation';
import type { QuantityProps } from '@/platform/controlProps';
import { ErrorPanel } from '@/platform/ErrorPanel';
import type { FormKit } from '@/platform/formKit';
import { LoadingRows } from '@/platform/LoadingRows';
import { useFormKit } from '@/platform/useFormKit';
import { usePlatform } from '@/platform/usePlatform';
import { RefundFields } from './RefundFields';
import { ReturnableItem } from './ReturnableItem';
import { ReturnPolicyLink } from './ReturnPolicyLink';

interface Props {
  order: Order;
  /** The stepper of the platform. */
  Quantity: FunctionComponent<QuantityProps>;
  /** Receives the order with its new return. */
  onDone: (order: Order) => void;
}

/** The form for a return or an exchange of pieces of an order. */
export function ReturnForm({ order, Quantity, onDone }: Props) {
  const kit = useFormKit();
  const form = useReturnForm(order, onDone);
  const { quote } = form;
  if (!quote.shown && quote.error) return <ErrorPanel error={quote.error} retry={() => void quote.retry()} />;
  if (!quote.shown || !kit) return <LoadingRows rows={4} />;
  return <Fields kit={kit} form={form} quote={quote.shown} Quantity={Quantity} />;
}

interface FieldsProps {
  kit: FormKit;
  form: ReturnFormState;
  quote: ReturnQuote;
  Quantity: Props['Quantity'];
}

function Fields({ kit, form, quote, Quantity }: FieldsProps) {
  const { t } = useTranslation();
  const id = useId();
  const { Form, FormItem, TextArea } = kit;
  const canReturn = quote.lines.some(({ returnable }) => returnable > 0);
  const hasChoice = form.lines.length > 0;
  return (
    <Form {...form.fields}>
      <ReturnTerms quote={quote} canReturn={canReturn} />
      <Stack as="section" gap={12} role="group" aria-labelledby={id}>
        <Text as="h2" id={id} size={17}>
          {t('returns.choose')}
        </Text>
        <Stack as="ul" gap={12}>
          {quote.lines.map((line) => (
            <ReturnableItem
              key={line.skuId}
              kit={kit}
              line={line}
              chosen={form.lines.find((one) => one.line.skuId === line.skuId)}
              errorId={form.labels.lines && `${id}-error`}
              Quantity={Quantity}
              onToggle={(isChosen) => form.toggle(line.skuId, isChosen)}
              onQuantity={(quantity) => form.setQuantity(line.skuId, quantity)}
            />
          ))}
        </Stack>
        <div role="alert">{form.labels.lines && <FieldError id={`${id}-error`}>{form.labels.lines}</FieldError>}</div>
      </Stack>
      {hasChoice && quote.photoLimit > 0 && (
        <PhotosField
          photos={form.photos}
          limit={quote.photoLimit}
          hint={t('returns.photosHint', { count: quote.photoLimit })}
        />
      )}
      {hasChoice && (
        <FormItem name="text" label={t('returns.text')}>
          <TextArea name="returnText" maxLength={500} rows={3} />
        </FormItem>
      )}
      {hasChoice && <RefundFields kit={kit} form={form} quote={quote} />}
      {canReturn && <SubmitArea form={form} />}
    </Form>
  );
}

/** Until when something can go back, with the policy; or that nothing can. */
function ReturnTerms({ quote: { until, returnsId }, canReturn }: { quote: ReturnQuote; canReturn: boolean }) {
  const { t } = useTranslation();
  const { date } = useDateFormat();
  const text = canReturn ? until && t('returns.until', { when: date(until) }) : t('returns.nothing');
  return (
    <Row wrap align="center" rowGap={0} columnGap={12} color="ink-2" size={15}>
      {text && <p>{text}</p>}
      {returnsId && <ReturnPolicyLink articleId={returnsId} />}
    </Row>
  );
}

/** What happens next, the outcome, and the button. */
function SubmitArea({ form }: { form: ReturnFormState }) {
  const { Button } = usePlatform();
  const { t } = useTranslation();
  const { isBusy, isUnknown, isTooSoon, isQuoting, labels } = form;
  return (
    <div>
      {form.lines.length > 0 && (
        <Text as="p" marginBottom={12} color="ink-2" size={13}>
          {t(`returns.next.${form.kind}`)}
        </Text>
      )}
      <Box marginBottom={labels.formError ? 12 : undefined}>
        <FormStatus
          progress={isBusy ? labels.formError : undefined}
          formError={isBusy ? undefined : labels.formError}
        />
      </Box>
      <Button
        color="primary"
        size="large"
        block
        htmlType="submit"
        loading={isBusy}
        loadingText={t('returns.sending')}
        aria-disabled={!isUnknown && (isQuoting || isTooSoon)}
      >
        {isUnknown ? t('problem.checkAgain') : labels.submit}
      </Button>
    </div>
  );
}
