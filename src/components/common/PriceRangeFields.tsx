import { useState } from 'react';
import { useWords } from '@/hooks/useWords';
import { Field } from './Field';
import styles from './PriceRangeFields.less';

type End = 'from' | 'to';

interface Props {
  /** ISO 4217: what the amounts are written in. */
  currency: string;
  typed: Readonly<Record<End, string>>;
  faults: { [Name in End]?: 'amount' | 'order' };
  onType: (part: Partial<Record<End, string>>) => void;
  /** A field was left, or Enter was pressed in it. */
  onSettle?: () => void;
}

const ends = ['from', 'to'] as const;

/** Two amounts in major units, either may be empty. A fault is named beside its field, once that was left. */
export function PriceRangeFields({ currency, typed, faults, onType, onSettle }: Props) {
  const { t } = useWords();
  const [left, setLeft] = useState<Partial<Record<End, boolean>>>({});
  const names = { from: t('hall.priceFrom'), to: t('hall.priceTo') };
  return (
    <fieldset>
      <legend className={styles.legend}>{t('hall.price', { currency })}</legend>
      <div className={styles.ends}>
        {ends.map((end) => {
          const fault = left[end] ? faults[end] : undefined;
          const settle = () => {
            setLeft({ ...left, [end]: true });
            onSettle?.();
          };
          return (
            <Field key={end} label={names[end]} {...(fault && { fault: t(`hall.priceFault.${fault}`) })}>
              {(control) => (
                <input
                  {...control}
                  inputMode="decimal"
                  autoComplete="off"
                  maxLength={16}
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
