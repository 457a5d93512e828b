import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useWords } from '@/hooks/useWords';
import styles from './Field.less';

/** What a control needs in order to belong to its field. */
export interface FieldControl {
  id: string;
  className: string | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface Props {
  label: string;
  /** What is wrong with it, in words. */
  fault?: string;
  hint?: ReactNode;
  isOptional?: boolean;
  children: (control: FieldControl) => ReactNode;
}

/** A labelled control with its hint and its fault; both are read out with it. */
export function Field({ label, fault, hint, isOptional = false, children }: Props) {
  const { t } = useWords();
  const id = useId();
  const described = [fault && `${id}-fault`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {isOptional && <span className={styles.optional}> {t('shell.optional')}</span>}
      </label>
      {children({ id, className: styles.control, 'aria-invalid': fault ? true : undefined, 'aria-describedby': described || undefined })}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {fault && <FieldFault id={`${id}-fault`}>{fault}</FieldFault>}
    </div>
  );
}

/** The sentence that stands below whatever is wrong. */
export function FieldFault({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className={styles.fault}>
      <CircleAlert size={14} strokeWidth={1.8} aria-hidden />
      {children}
    </p>
  );
}
