import { useId, type ReactNode } from 'react';
import { useWords } from '@/hooks/useWords';
import styles from './CouponChoices.less';

export interface CouponRow {
  id: string;
  name: string;
  /** What it takes off this pack; empty when it cannot be used. */
  off: string;
  /** Its conditions, or why it cannot be used. */
  text: string;
  isBest: boolean;
  isChosen: boolean;
}

interface Props {
  usable: readonly CouponRow[];
  /** Those that cannot be used, each with its reason. */
  refused: readonly CouponRow[];
  isWithout: boolean;
  onChoose: (id: string) => void;
  onWithout: () => void;
}

/** One coupon or none, as radio buttons; below them those that cannot be used, and why. */
export function CouponChoices({ usable, refused, isWithout, onChoose, onWithout }: Props) {
  const { t } = useWords();
  const name = useId();
  const choice = (isChecked: boolean, choose: () => void, words: ReactNode) => (
    <label className={styles.choice}>
      <input type="radio" name={name} checked={isChecked} onChange={choose} />
      {words}
    </label>
  );
  return (
    <div className={styles.all}>
      <fieldset>
        <legend className="visually-hidden">{t('checkout.coupon.which')}</legend>
        <div className={styles.list}>
          {usable.map((row) => (
            <div key={row.id}>
              {choice(
                row.isChosen,
                () => onChoose(row.id),
                <span className={styles.words}>
                  <span className={styles.head}>
                    <strong>{row.name}</strong>
                    <span className={styles.off}>{row.off}</span>
                  </span>
                  <span className={styles.text}>{row.text}</span>
                  {row.isBest && <span className={styles.best}>{t('checkout.coupon.isBest')}</span>}
                </span>,
              )}
            </div>
          ))}
          {choice(
            isWithout,
            onWithout,
            <span className={styles.words}>
              <strong>{t('checkout.coupon.without')}</strong>
              <span className={styles.text}>{t('checkout.coupon.withoutText')}</span>
            </span>,
          )}
        </div>
      </fieldset>
      {refused.length > 0 && (
        <section>
          <h3 className={styles.title}>{t('checkout.coupon.unusable')}</h3>
          <ul className={styles.list}>
            {refused.map((row) => (
              <li key={row.id} className={styles.refused}>
                <span>{row.name}</span>
                <span className={styles.reason}>{row.text}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
