import { useState } from 'react';
import { useTranslation } from '@/hooks/useTranslation';
import { Field } from '@/components/Field';
import styles from './PriceRangeFields.less';

type End = 'from' | 'to';

interface Props {
  /** ISO 4217 code of the amounts. */
  currency: string;
  typed: Readonly<Record<End, string>>;
  fieldErrors: { [Name in End]?: 'amount' | 'order' };
  onType: (part: Partial<Record<End, string>>) => void;
  /** Called on blur and on Enter. */
  onSettle?: () => void;
}

const ends = ['from', 'to'] as const;

/** Two amounts in major units, each optional. Errors are shown beside a field after blur. */
export function PriceRangeFields({ currency, typed, fieldErrors, onType, onSettle }: Props) {
  const { t } = useTranslation();
  const [left, setLeft] = useState<Partial<Record<End, boolean>>>({});
  const names = { from: t('hall.priceFrom'), to: t('hall.priceTo') };
  return (
    <fieldset>
      <legend className={styles.legend}>{t('hall.price', { currency })}</legend>
      <div className={styles.ends}>
        {ends.map((end) => {
          const fieldError = left[end] ? fieldErrors[end] : undefined;
          const settle = () => {
            setLeft({ ...left, [end]: true });
            onSettle?.();
          };
          return (
            <Field key={end} label={names[end]} {...(fieldError && { fieldError: t(`hall.priceFault.${fieldError}`) })}>
              {(control) => (
                <input
                  {...control}
                  inputMode="decimal"
                  autoComplete="off"
                  maxLength={24}
                  value={typed[end]}
                  onChange={(event) => onType({ [end]: event.target.value })}
                  onBlur={settle}
                  onKeyDown={(event) => event.key === 'Enter' && settle()}
                />
              )}
            </Field>
          );
        })}
      </div>
    </fieldset>
  );
}
