import type { FocusEvent } from 'react';
import { Field } from './Field';
import { TextField } from './TextField';

type Name = 'payeeName' | 'payeeAccount';

export interface PayeeFieldsProps {
  values: Readonly<Record<Name, string>>;
  words: {
    labels: Readonly<Record<Name, string>>;
    hints: Readonly<Record<Name, string>>;
    /** What is wrong, in words. */
    faults: Readonly<Partial<Record<Name, string>>>;
  };
  onChange: (part: Partial<Record<Name, string>>) => void;
  /** A field was left. */
  onSettle: (field: Name) => void;
}

/** Whether a field was left for good: a press on a button says itself what is wrong, and must not move away below the finger. */
export const isLeft = ({ relatedTarget }: FocusEvent): boolean => !(relatedTarget instanceof HTMLButtonElement);

/** Who gets the money, and where. The account is nothing for a browser to remember. */
export function PayeeFields({ values, words: { labels, hints, faults }, onChange, onSettle }: PayeeFieldsProps) {
  return (
    <>
      <TextField
        label={labels.payeeName}
        name="payeeName"
        autoComplete="name"
        value={values.payeeName}
        hint={hints.payeeName}
        fault={faults.payeeName}
        onChange={(payeeName) => onChange({ payeeName })}
      />
      <Field label={labels.payeeAccount} hint={hints.payeeAccount} fault={faults.payeeAccount}>
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
