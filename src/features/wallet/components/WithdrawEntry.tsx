import classNames from 'classnames';
import type { Withdrawing } from '@/features/wallet/useWithdraw';
import type { WithdrawLabels } from '@/features/wallet/useWithdrawLabels';
import { useTranslation } from '@/hooks/useTranslation';
import { Field } from '@/components/Field';
import { isLeft, PayeeFields } from './PayeeFields';
import styles from './WithdrawEntry.less';

/** The withdrawal form: amount and payee. */
export function WithdrawEntry({ withdrawing, labels }: { withdrawing: Withdrawing; labels: WithdrawLabels }) {
  const { t } = useTranslation();
  return (
    <WithdrawFields
      values={withdrawing.entry}
      labels={labels}
      onChange={withdrawing.change}
      onSettle={withdrawing.settle}
      allLabels={t('wallet.withdraw.all')}
      onAll={withdrawing.takeAll}
    />
  );
}

type Name = 'amount' | 'payeeName' | 'payeeAccount';

interface Props {
  values: Readonly<Record<Name, string>>;
  labels: {
    labels: Readonly<Record<Name, string>>;
    hints: Readonly<Record<Name, string>>;
    /** Error messages. */
    fieldErrors: Readonly<Partial<Record<Name, string>>>;
  };
  onChange: (part: Partial<Record<Name, string>>) => void;
  onSettle: (field: Name) => void;
  allLabels: string;
  onAll: () => void;
}

/** The fields for amount and payee. */
function WithdrawFields({ allLabels, onAll, ...payee }: Props) {
  const { values, labels, onChange, onSettle } = payee;
  return (
    <div className={styles.fields}>
      <Field label={labels.labels.amount} hint={labels.hints.amount} fieldError={labels.fieldErrors.amount}>
        {(control) => (
          <div className={styles.row}>
            <input
              {...control}
              className={classNames(control.className, styles.amount)}
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
              {allLabels}
            </button>
          </div>
        )}
      </Field>
      <PayeeFields {...payee} />
    </div>
  );
}
