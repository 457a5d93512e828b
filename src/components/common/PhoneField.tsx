import { useWords } from '@/hooks/useWords';
import { Field } from './Field';
import styles from './Field.less';

interface Props {
  label: string;
  /** The code before the number; one that is not among those offered stays choosable. */
  callingCode: string;
  callingCodes: readonly string[];
  number: string;
  onCallingCode: (callingCode: string) => void;
  onNumber: (number: string) => void;
  /** The number is complete: a good moment to tidy it. */
  onSettle?: () => void;
  fault?: string;
  hint?: string;
}

/** A phone number: calling code and the rest, each as the browser's autofill knows it. */
export function PhoneField({ label, callingCode, callingCodes, number, onCallingCode, onNumber, onSettle, fault, hint }: Props) {
  const { t } = useWords();
  const codes = callingCodes.includes(callingCode) ? callingCodes : [callingCode, ...callingCodes];
  return (
    <Field label={label} fault={fault} hint={hint}>
      {(control) => (
        <div className={styles.row}>
          <select
            className={`${styles.control} ${styles.code}`}
            aria-label={t('login.callingCode')}
            name="callingCode"
            autoComplete="tel-country-code"
            value={callingCode}
            onChange={(event) => onCallingCode(event.target.value)}
          >
            {codes.map((code) => (
              <option key={code}>{code}</option>
            ))}
          </select>
          <input
            {...control}
            type="tel"
            name="phone"
            autoComplete="tel-national"
            maxLength={40}
            value={number}
            onChange={(event) => onNumber(event.target.value)}
            onBlur={onSettle}
          />
        </div>
      )}
    </Field>
  );
}
