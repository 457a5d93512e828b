/** What a form of either UI kit draws: values and errors belong to a headless hook, so both platforms share them. */
import { useLatest } from 'ahooks';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { cleanText, withoutInvisible } from '@/lib/typedText';

export interface FormProps<Values extends object> {
  values: Values;
  /** Error messages by field, for example `{ city: 'Enter a city.' }`. */
  errors?: Readonly<Partial<Record<keyof Values, string | undefined>>>;
  /** Number of failed submissions; after each one the focus moves to the first invalid field. */
  refusals?: number;
  /** Called with the fields that the customer changed, texts cleaned. The fields keep showing what was typed. */
  onChange: (part: Partial<Values>) => void;
  /** The texts are code, whose spaces count. */
  isSourceCode?: boolean;
  onSubmit: () => void;
  /** No field is marked as optional, because none is required, as in a filter. */
  isWithoutMarks?: boolean;
  className?: string;
  children: ReactNode;
}

/** The one place where what is typed into a form is cleaned. */
const cleanValue = <Value>(value: Value, { isSourceCode = false }: Pick<FormProps<object>, 'isSourceCode'>) =>
  typeof value === 'string' ? (isSourceCode ? withoutInvisible : cleanText)(value) : value;

/** Changed fields with clean texts. */
export const cleanFields = <Values extends object>(
  part: Partial<Values>,
  props: FormProps<Values>,
): Partial<Values> => ({
  ...part,
  ...Object.fromEntries(Object.entries(part).map(([name, value]) => [name, cleanValue(value, props)])),
});

/**
 * The fields of `rc-field-form`, which both kits' forms use, for `form.setFields`. A field keeps what was typed (`typedIn`) while
 * that means the value: a space at the end of a word must not disappear before the next word.
 */
export const toFieldData = <Values extends object>(props: FormProps<Values>, typedIn: (name: string) => unknown) =>
  (Object.keys(props.values) as (keyof Values & string)[]).map((name) => {
    const error = props.errors?.[name];
    const value = props.values[name];
    const typed = typedIn(name);
    return { name, value: cleanValue(typed, props) === value ? typed : value, errors: error ? [error] : [] };
  });

const focusableSelector = 'input, textarea, select, button';

/**
 * After each failed submission the first invalid control of the form gets the focus. `formName` is the prefix of the ids that
 * the kits give to controls. Returns the ref of the element around the form.
 */
export function useFirstErrorFocus<Values extends object>(
  formName: string,
  { refusals = 0, errors }: Pick<FormProps<Values>, 'refusals' | 'errors'>,
): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  // By id, because antd sets `aria-invalid` in a render that follows the effect.
  const latest = useLatest({ formName, errors });
  useEffect(() => {
    if (refusals === 0) return;
    const invalid = Object.entries(latest.current.errors ?? {}).flatMap(([name, error]) =>
      error ? [`[id="${latest.current.formName}_${name}"]`] : [],
    );
    const first = ref.current?.querySelector<HTMLElement>([...invalid, '[aria-invalid="true"]'].join());
    const control = first?.matches(focusableSelector) ? first : first?.querySelector<HTMLElement>(focusableSelector);
    control?.focus();
    // Typing replaces the invalid text.
    if (control instanceof HTMLInputElement && control.type === 'text') control.select();
  }, [refusals, latest]);
  return ref;
}
