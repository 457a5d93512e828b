import { Field } from './Field';
import { isLeft, PayeeFields } from './PayeeFields';
import styles from './WithdrawFields.less';

type Name = 'amount' | 'payeeName' | 'payeeAccount';

interface Props {
  values: Readonly<Record<Name, string>>;
  words: {
    labels: Readonly<Record<Name, string>>;
    hints: Readonly<Record<Name, string>>;
    /** What is wrong, in words. */
    faults: Readonly<Partial<Record<Name, string>>>;
  };
  onChange: (part: Partial<Record<Name, string>>) => void;
  onSettle: (field: Name) => void;
  allWords: string;
  onAll: () => void;
}

/** How much, and to whom. */
export function WithdrawFields({ allWords, onAll, ...payee }: Props) {
  const { values, words, onChange, onSettle } = payee;
  return (
    <div className={styles.fields}>
      <Field label={words.labels.amount} hint={words.hints.amount} fault={words.faults.amount}>
        {(control) => (
          <div className={styles.row}>
            <input
              {...control}
              className={`${control.className} ${styles.amount}`}
              type="text"
              name="amount"
              inputMode="decimal"
              autoComplete="off"
              maxLength={24}
              value={values.amount}
              onChange={(event) => onChange({ amount: event.target.value })}
              onBlur={(event) => isLeft(event) && onSettle('amount')}
            />
            <button type="button" className={styles.all} onClick={onAll}>
              {allWords}
            </button>
          </div>
        )}
      </Field>
      <PayeeFields {...payee} />
    </div>
  );
}
