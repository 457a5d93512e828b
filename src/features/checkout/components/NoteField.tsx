import { useTranslation } from '@/hooks/useTranslation';
import styles from './NoteField.less';
import { TextAreaField } from '@/components/TextAreaField';

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
  const left = Math.max(0, MAX_NOTE_CHARACTERS - value.length);
  const step = announced.find((most) => left <= most);
  return (
    <div className={styles.note}>
      <TextAreaField
        label={t('message.label')}
        name="note"
        autoComplete="off"
        isOptional
        hint={t('message.hint')}
        rows={rows}
        maxLength={MAX_NOTE_CHARACTERS}
        value={value}
        onChange={onChange}
      />
      <p className={styles.count} aria-hidden="true">
        {t('message.count', { used: value.length, most: MAX_NOTE_CHARACTERS })}
      </p>
      <span className="visually-hidden" role="status">
        {step === undefined ? '' : t('message.left', { count: step })}
      </span>
    </div>
  );
}
