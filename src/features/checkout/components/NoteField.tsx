import { useTranslation } from '@/hooks/useTranslation';
import styles from './NoteField.less';
import { LoadingRows } from '@/components/LoadingRows';
import { useFormKit } from '@/platform/formKit';

/** Maximum length of a note in the API. */
export const MAX_NOTE_CHARACTERS = 200;

/** Numbers of remaining characters that screen readers announce. */
const announced: readonly number[] = [0, 10, 20];

interface Props {
  value: string;
  onChange: (value: string) => void;
  rows?: number;
}

/** The note to the shop with a character counter. */
export function NoteField({ value, onChange, rows = 3 }: Props) {
  const { t } = useTranslation();
  const kit = useFormKit();
  const left = Math.max(0, MAX_NOTE_CHARACTERS - value.length);
  const step = announced.find((most) => left <= most);
  if (!kit) return <LoadingRows rows={1} />;
  const { Form, FormItem, TextArea } = kit;
  return (
    <Form values={{ note: value }} onChange={({ note = '' }) => onChange(note)} onSubmit={() => undefined}>
      <FormItem name="note" label={t('message.label')} hint={t('message.hint')}>
        <TextArea name="note" autoComplete="off" rows={rows} maxLength={MAX_NOTE_CHARACTERS} />
      </FormItem>
      <p className={styles.count} aria-hidden="true">
        {t('message.count', { used: value.length, most: MAX_NOTE_CHARACTERS })}
      </p>
      <span className="visually-hidden" role="status">
        {step === undefined ? '' : t('message.left', { count: step })}
      </span>
    </Form>
  );
}
