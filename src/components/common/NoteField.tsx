import { useWords } from '@/hooks/useWords';
import styles from './NoteField.less';
import { TextAreaField } from './TextAreaField';

/** Characters that the shop takes for a note. */
export const mostNoteCharacters = 200;

/** From so few characters left on they are said aloud, once for each of these. */
const announced: readonly number[] = [0, 10, 20];

interface Props {
  value: string;
  onChange: (value: string) => void;
  rows?: number;
}

/** The note to the shop that goes with an order, with how much of it is used. */
export function NoteField({ value, onChange, rows = 3 }: Props) {
  const { t } = useWords();
  const left = Math.max(0, mostNoteCharacters - value.length);
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
        maxLength={mostNoteCharacters}
        value={value}
        onChange={onChange}
      />
      <p className={styles.count} aria-hidden="true">
        {t('message.count', { used: value.length, most: mostNoteCharacters })}
      </p>
      <span className="visually-hidden" role="status">
        {step === undefined ? '' : t('message.left', { count: step })}
      </span>
    </div>
  );
}
