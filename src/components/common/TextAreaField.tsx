import type { TextareaHTMLAttributes } from 'react';
import { Field } from './Field';
import styles from './TextAreaField.less';

interface Props extends Pick<TextareaHTMLAttributes<HTMLTextAreaElement>, 'autoComplete' | 'maxLength' | 'rows' | 'onPaste'> {
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  fault?: string;
  hint?: string;
  isOptional?: boolean;
}

/** Several lines of text with label, hint and fault; grows with what is typed where the browser can. */
export function TextAreaField({ label, value, onChange, fault, hint, isOptional, rows = 2, ...area }: Props) {
  return (
    <Field label={label} fault={fault} hint={hint} isOptional={isOptional}>
      {(control) => (
        <textarea
          {...control}
          {...area}
          className={`${control.className} ${styles.area}`}
          rows={rows}
          // Fitting the content would else make it one line high.
          style={{ minHeight: `calc(${rows} * 1.4em + 18px)` }}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
