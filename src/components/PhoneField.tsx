import classNames from 'classnames';
import { useTranslation } from '@/hooks/useTranslation';
import { Field } from './Field';
import styles from './Field.less';

interface Props {
  label: string;
  /** Calling code, such as `+1`. A code that the shop does not list stays selectable. */
  callingCode: string;
  callingCodes: readonly string[];
  number: string;
  onCallingCode: (callingCode: string) => void;
  onNumber: (number: string) => void;
  /** Called when the number is complete, for example to format it. */
  onSettle?: () => void;
  fieldError?: string;
  hint?: string;
}

/** A phone number: calling code and national number, each with its own autofill token. */
export function PhoneField({
  label,
  callingCode,
  callingCodes,
  number,
  onCallingCode,
  onNumber,
  onSettle,
  fieldError,
  hint,
}: Props) {
  const { t } = useTranslation();
  const codes = callingCodes.includes(callingCode) ? callingCodes : [callingCode, ...callingCodes];
  return (
    <Field label={label} fieldError={fieldError} hint={hint}>
      {(control) => (
        <div className={styles.row}>
          <select
            className={classNames(styles.control, styles.code)}
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
