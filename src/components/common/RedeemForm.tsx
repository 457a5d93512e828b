import type { FormEvent, ReactNode } from 'react';
import { useFaultFocus } from '@/hooks/useFaultFocus';
import { useWords } from '@/hooks/useWords';
import { Countdown } from './Countdown';
import { Field } from './Field';
import styles from './RedeemForm.less';
import { Words } from './Words';

interface Props {
  typed: string;
  onType: (text: string) => void;
  fault: string | undefined;
  /** How often the form was refused: each time it leads to the field. */
  refusals: number;
  /** What is under way or unknown, in words. */
  news: string | undefined;
  /** Until when no code counts (ISO 8601), and what to do then. */
  wait: { until: string; end: () => void } | undefined;
  /** While a code is on its way, another one in the field would only confuse. */
  isBusy: boolean;
  onRedeem: () => void;
  /** Where a code that was redeemed before has led. */
  places: ReactNode;
  /** The face's own button that sends the form. */
  button: ReactNode;
}

/** The field for a redeem code, with what became of it beside it. */
export function RedeemForm({ typed, onType, fault, refusals, news, wait, isBusy, onRedeem, places, button }: Props) {
  const { t } = useWords();
  const form = useFaultFocus<HTMLFormElement>(refusals);
  const redeem = (event: FormEvent) => {
    event.preventDefault();
    onRedeem();
  };
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={redeem}>
      <p className={styles.intro}>{t('redeem.intro')}</p>
      <Field label={t('redeem.label')} hint={t('redeem.hint')} fault={fault}>
        {(control) => (
          <input
            {...control}
            className={`${control.className} ${styles.code}`}
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
          <Words name="redeem.wait" places={{ time: <Countdown until={wait.until} onEnd={wait.end} /> }} />
        </p>
      )}
      <p className={news ? styles.news : 'visually-hidden'} role="status">
        {news}
      </p>
      {button}
    </form>
  );
}
