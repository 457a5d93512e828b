import { useEffect, useState } from 'react';
import { useTranslation } from '@/hooks/useTranslation';
import styles from './CallingCodeSelect.less';

interface Props {
  /** Calling code, such as `+1`. A code that the shop does not list stays selectable. */
  callingCode: string;
  callingCodes: readonly string[];
  onCallingCode: (callingCode: string) => void;
}

/**
 * A native select: the browser fills in `tel-country-code`, which the selects of the kits do not support. Its options name the countries,
 * once their table is loaded; the closed select has room for the code
 * alone, which is drawn over it.
 */
export function CallingCodeSelect({ callingCode, callingCodes, onCallingCode }: Props) {
  const { t } = useTranslation();
  const [nameOf, setNameOf] = useState<(callingCode: string) => string>();
  useEffect(() => {
    import(/* webpackChunkName: "calling-code-name" */ '@/lib/callingCodeName').then(
      ({ callingCodeName }) => setNameOf(() => callingCodeName),
      () => undefined,
    );
  }, []);
  const codes = callingCodes.includes(callingCode) ? callingCodes : [callingCode, ...callingCodes];
  return (
    <span className={styles.field}>
      <select
        className={styles.select}
        aria-label={t('login.callingCode')}
        name="callingCode"
        autoComplete="tel-country-code"
        value={callingCode}
        onChange={(event) => onCallingCode(event.target.value)}
      >
        {codes.map((code) => (
          <option key={code} value={code}>
            {nameOf?.(code) ?? code}
          </option>
        ))}
      </select>
      <span className={styles.code} aria-hidden>
        {callingCode}
      </span>
    </span>
  );
}
