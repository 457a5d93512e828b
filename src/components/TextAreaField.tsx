import classNames from 'classnames';
import type { TextareaHTMLAttributes } from 'react';
import { Field } from './Field';
import styles from './TextAreaField.less';

interface Props extends Pick<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  'autoComplete' | 'maxLength' | 'rows' | 'onPaste'
> {
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  fieldError?: string;
  hint?: string;
  isOptional?: boolean;
}

/**
 * A multi-line text field with label, hint and error. It grows with its content where the browser supports
 * `field-sizing`.
 */
export function TextAreaField({ label, value, onChange, fieldError, hint, isOptional, rows = 2, ...area }: Props) {
  return (
    <Field label={label} fieldError={fieldError} hint={hint} isOptional={isOptional}>
      {(control) => (
        <textarea
          {...control}
          {...area}
          className={classNames(control.className, styles.area)}
          rows={rows}
          // With `field-sizing: content` an empty field would be one line high.
          style={{ minHeight: `calc(${rows} * 1.4em + 18px)` }}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
