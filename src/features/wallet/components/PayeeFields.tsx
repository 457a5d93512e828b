import type { FocusEvent } from 'react';
import { Field } from '@/components/Field';
import { TextField } from '@/components/TextField';

type Name = 'payeeName' | 'payeeAccount';

export interface PayeeFieldsProps {
  values: Readonly<Record<Name, string>>;
  labels: {
    labels: Readonly<Record<Name, string>>;
    hints: Readonly<Record<Name, string>>;
    /** Error messages. */
    fieldErrors: Readonly<Partial<Record<Name, string>>>;
  };
  onChange: (part: Partial<Record<Name, string>>) => void;
  /** Called on blur. */
  onSettle: (field: Name) => void;
}

/**
 * Whether the focus left the fields. Not when it moves to a button: the button reports errors itself, and an error
 * shown on blur would move the button away from the click.
 */
export const isLeft = ({ relatedTarget }: FocusEvent): boolean => !(relatedTarget instanceof HTMLButtonElement);

/** Name and account of the payee. Autofill is off for the account. */
export function PayeeFields({ values, labels: { labels, hints, fieldErrors }, onChange, onSettle }: PayeeFieldsProps) {
  return (
    <>
      <TextField
        label={labels.payeeName}
        name="payeeName"
        autoComplete="name"
        value={values.payeeName}
        hint={hints.payeeName}
        fieldError={fieldErrors.payeeName}
        onChange={(payeeName) => onChange({ payeeName })}
      />
      <Field label={labels.payeeAccount} hint={hints.payeeAccount} fieldError={fieldErrors.payeeAccount}>
        {(control) => (
          <input
            {...control}
            type="text"
            name="payeeAccount"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={60}
            value={values.payeeAccount}
            onChange={(event) => onChange({ payeeAccount: event.target.value })}
            onBlur={(event) => isLeft(event) && onSettle('payeeAccount')}
          />
        )}
      </Field>
    </>
  );
}
