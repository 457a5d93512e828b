/** What a form of either UI kit draws: values and errors belong to a headless hook, so both platforms share them. */
import type { ReactNode } from 'react';

export interface FormProps<Values extends object> {
  values: Values;
  /** Error messages by field, for example `{ city: 'Enter a city.' }`. */
  errors?: Readonly<Partial<Record<keyof Values, string | undefined>>>;
  /** Number of failed submissions; after each one the focus moves to the first invalid field. */
  refusals?: number;
  /** Called with the fields that the customer changed. */
  onChange: (part: Partial<Values>) => void;
  onSubmit: () => void;
  className?: string;
  children: ReactNode;
}

/** The fields of `rc-field-form`, which both kits' forms use, for `form.setFields`. */
export const toFieldData = <Values extends object>({ values, errors }: Pick<FormProps<Values>, 'values' | 'errors'>) =>
  (Object.keys(values) as (keyof Values & string)[]).map((name) => {
    const error = errors?.[name];
    return { name, value: values[name], errors: error ? [error] : [] };
  });
