import type { InputHTMLAttributes } from 'react';
import { Field } from './Field';

interface Props extends Pick<InputHTMLAttributes<HTMLInputElement>, 'autoComplete' | 'inputMode' | 'maxLength' | 'autoCapitalize' | 'spellCheck' | 'placeholder'> {
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  fault?: string;
  hint?: string;
  isOptional?: boolean;
}

/** One line of text with label, hint and fault. */
export function TextField({ label, value, onChange, fault, hint, isOptional, ...input }: Props) {
  return (
    <Field label={label} fault={fault} hint={hint} isOptional={isOptional}>
      {(control) => <input {...control} {...input} type="text" value={value} onChange={(event) => onChange(event.target.value)} />}
    </Field>
  );
}
