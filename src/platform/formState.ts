/** What a form of either UI kit draws: values and errors belong to a headless hook, so both platforms share them. */
import { useLatest } from 'ahooks';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';

export interface FormProps<Values extends object> {
  values: Values;
  /** Error messages by field, for example `{ city: 'Enter a city.' }`. */
  errors?: Readonly<Partial<Record<keyof Values, string | undefined>>>;
  /** Number of failed submissions; after each one the focus moves to the first invalid field. */
  refusals?: number;
  /** Called with the fields that the customer changed. */
  onChange: (part: Partial<Values>) => void;
  onSubmit: () => void;
  /** No field is marked as optional, because none is required, as in a filter. */
  isWithoutMarks?: boolean;
  className?: string;
  children: ReactNode;
}

/** The fields of `rc-field-form`, which both kits' forms use, for `form.setFields`. */
export const toFieldData = <Values extends object>({ values, errors }: Pick<FormProps<Values>, 'values' | 'errors'>) =>
  (Object.keys(values) as (keyof Values & string)[]).map((name) => {
    const error = errors?.[name];
    return { name, value: values[name], errors: error ? [error] : [] };
  });

const focusable = 'input, textarea, select, button';

/**
 * After each failed submission the first invalid control of the form gets the focus. `formName` is the prefix of the ids that
 * the kits give to controls. Returns the ref of the element around the form.
 */
export function useFirstErrorFocus<Values extends object>(
  formName: string,
  { refusals = 0, errors }: Pick<FormProps<Values>, 'refusals' | 'errors'>,
): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  // By id, because antd sets `aria-invalid` in a render that follows the effect.
  const latest = useLatest({ formName, errors });
  useEffect(() => {
    if (refusals === 0) return;
    const invalid = Object.entries(latest.current.errors ?? {}).flatMap(([name, error]) =>
      error ? [`[id="${latest.current.formName}_${name}"]`] : [],
    );
    const first = place.current?.querySelector<HTMLElement>([...invalid, '[aria-invalid="true"]'].join());
    const control = first?.matches(focusable) ? first : first?.querySelector<HTMLElement>(focusable);
    control?.focus();
    // Typing replaces the invalid text.
    if (control instanceof HTMLInputElement && control.type === 'text') control.select();
  }, [refusals, latest]);
  return place;
}
