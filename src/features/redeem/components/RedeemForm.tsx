import classNames from 'classnames';
import type { FormEvent, ReactNode } from 'react';
import { useErrorFocus } from '@/hooks/useErrorFocus';
import { useTranslation } from '@/hooks/useTranslation';
import { Countdown } from '@/components/Countdown';
import { Field } from '@/components/Field';
import styles from './RedeemForm.less';
import { Trans } from '@/components/Trans';

interface Props {
  typed: string;
  onType: (text: string) => void;
  fieldError: string | undefined;
  /** Number of rejected submissions; each one focuses the field. */
  refusals: number;
  /** Progress, or that the outcome is unknown. */
  news: string | undefined;
  /** Until when no code is accepted (ISO 8601), and the callback at that time. */
  wait: { until: string; end: () => void } | undefined;
  /** While a code is being sent, the field is read-only. */
  isBusy: boolean;
  onRedeem: () => void;
  /** Links to the places where an earlier code's result is found. */
  places: ReactNode;
  /** The platform's submit button. */
  button: ReactNode;
}

/** The field for a redeem code, with the state of the submission. */
export function RedeemForm({
  typed,
  onType,
  fieldError,
  refusals,
  news,
  wait,
  isBusy,
  onRedeem,
  places,
  button,
}: Props) {
  const { t } = useTranslation();
  const form = useErrorFocus<HTMLFormElement>(refusals);
  const redeem = (event: FormEvent) => {
    event.preventDefault();
    onRedeem();
  };
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={redeem}>
      <p className={styles.intro}>{t('redeem.intro')}</p>
      <Field label={t('redeem.label')} hint={t('redeem.hint')} fieldError={fieldError}>
        {(control) => (
          <input
            {...control}
            className={classNames(control.className, styles.code)}
            type="text"
            name="redeemCode"
            value={typed}
            readOnly={isBusy}
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="go"
            onChange={(event) => onType(event.target.value)}
          />
        )}
      </Field>
      {places}
      {wait && (
        <p className={styles.wait}>
          <Trans name="redeem.wait" places={{ time: <Countdown until={wait.until} onEnd={wait.end} /> }} />
        </p>
      )}
      <p className={news ? styles.news : 'visually-hidden'} role="status">
        {news}
      </p>
      {button}
    </form>
  );
}
