import { useId, type ReactNode } from 'react';
import { useTranslation } from '@/hooks/useTranslation';
import { FieldError } from './FieldError';
import styles from './Field.less';

/** Attributes that connect a control with its label, hint and error. */
export interface FieldControl {
  id: string;
  className: string | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface Props {
  label: string;
  /** The error message. */
  fieldError?: string;
  hint?: ReactNode;
  isOptional?: boolean;
  children: (control: FieldControl) => ReactNode;
}

/** A labelled control with its hint and error; both are its description for screen readers. */
export function Field({ label, fieldError, hint, isOptional = false, children }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const described = [fieldError && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {isOptional && <span className={styles.optional}> {t('shell.optional')}</span>}
      </label>
      {children({
        id,
        className: styles.control,
        'aria-invalid': fieldError ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {fieldError && <FieldError id={`${id}-error`}>{fieldError}</FieldError>}
    </div>
  );
}
