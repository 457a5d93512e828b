import type { InputHTMLAttributes } from 'react';
import { Field } from './Field';

interface Props extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'autoComplete' | 'inputMode' | 'maxLength' | 'autoCapitalize' | 'spellCheck' | 'placeholder'
> {
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  fieldError?: string;
  hint?: string;
  isOptional?: boolean;
}

/** A single-line text field with label, hint and error. */
export function TextField({ label, value, onChange, fieldError, hint, isOptional, ...input }: Props) {
  return (
    <Field label={label} fieldError={fieldError} hint={hint} isOptional={isOptional}>
      {(control) => (
        <input {...control} {...input} type="text" value={value} onChange={(event) => onChange(event.target.value)} />
      )}
    </Field>
  );
}
