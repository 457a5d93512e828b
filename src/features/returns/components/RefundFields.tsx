import type { RefundOption, ReturnQuote } from '@/api/returns';
import { Card, Stack, Text } from '@/components/Layout';
import type { ReturnFormState } from '@/features/returns/useReturnForm';
import { useTranslation } from '@/hooks/useTranslation';
import type { FormKit } from '@/platform/formKit';
import { usePlatform } from '@/platform/usePlatform';
import styles from './returns.less';

interface Props {
  kit: FormKit;
  form: ReturnFormState;
  quote: ReturnQuote;
}

/** What comes back, and where: the choice of a destination when there are several. Nothing for an exchange. */
export function RefundFields({ kit: { FormItem, RadioGroup }, form, quote }: Props) {
  const { platform } = usePlatform();
  const { t } = useTranslation();
  const { refundOptions } = quote;
  const [only] = refundOptions;
  if (form.kind === 'exchange') return null;
  return (
    <>
      {refundOptions.length > 1 ? (
        <FormItem name="refundTo" label={t('returns.refundTo')} required>
          <RadioGroup
            label={t('returns.refundTo')}
            look="cards"
            options={refundOptions.map((option) => ({
              value: option.id,
              label: <PlaceLabel option={option} money={form.money} />,
            }))}
          />
        </FormItem>
      ) : (
        only && (
          <Card gap={4} padding={platform === 'h5' ? 16 : 20}>
            <Text as="p" size={13} weight={600}>
              {t('returns.refundTo')}
            </Text>
            <PlaceLabel option={only} money={form.money} />
          </Card>
        )
      )}
      <Text
        as="p"
        size={17}
        weight={700}
        tabular
        className={form.isQuoting ? styles.old : undefined}
        role="status"
        aria-busy={form.isQuoting}
      >
        {t('returns.refund')} {form.amount}
      </Text>
    </>
  );
}

/** The name of a destination, the parts when the money goes to several, and when it arrives. */
function PlaceLabel({
  option: { name, note, parts },
  money,
}: {
  option: RefundOption;
  money: ReturnFormState['money'];
}) {
  const { t } = useTranslation();
  return (
    <Stack as="span" minWidth={0} size={15} overflowWrap="anywhere">
      <strong>{name}</strong>
      {parts.map((part) => (
        <Text key={part.name} size={13}>
          {t('returns.part', { amount: money(part.amount), name: part.name })}
        </Text>
      ))}
      {note && (
        <Text color="ink-2" size={13}>
          {note}
        </Text>
      )}
    </Stack>
  );
}
