import { Text } from '@/components/Layout';
import '@/features/checkout/noteMessages';
import { countCharacters } from '@/lib/textLimit';
import { useTranslation } from '@/hooks/useTranslation';
import { LoadingRows } from '@/platform/LoadingRows';
import { useFormKit } from '@/platform/useFormKit';

/** Maximum length of a note in the API. */
export const MAX_NOTE_CHARACTERS = 200;

/** Numbers of remaining characters that screen readers announce. */
const announcedRemainders: readonly number[] = [0, 10, 20];

interface Props {
  /** The note to the shop, or the message on the gift card. */
  kind?: 'note' | 'giftMessage';
  /** Maximum number of characters. */
  max?: number;
  value: string;
  onChange: (value: string) => void;
  rows?: number;
}

/** A short text for the shop with a character counter. */
export function NoteField({ kind = 'note', max = MAX_NOTE_CHARACTERS, value, onChange, rows = 3 }: Props) {
  const { t } = useTranslation();
  const isGift = kind === 'giftMessage';
  const kit = useFormKit();
  const used = countCharacters(value);
  const left = Math.max(0, max - used);
  const step = announcedRemainders.find((limit) => left <= limit);
  if (!kit) return <LoadingRows rows={1} />;
  const { Form, FormItem, TextArea } = kit;
  return (
    <Form values={{ [kind]: value }} onChange={({ [kind]: typed = '' }) => onChange(typed)} onSubmit={() => undefined}>
      <FormItem
        name={kind}
        label={t(isGift ? 'message.gift.label' : 'message.label')}
        hint={t(isGift ? 'message.gift.hint' : 'message.hint')}
      >
        <TextArea name={kind} autoComplete="off" rows={rows} maxLength={max} />
      </FormItem>
      <Text as="p" color="ink-3" size={12} tabular textAlign="end" style={{ marginTop: -16 }} aria-hidden="true">
        {t('message.count', { used, max })}
      </Text>
      <span className="visually-hidden" role="status">
        {step === undefined ? '' : t('message.left', { count: step })}
      </span>
    </Form>
  );
}
