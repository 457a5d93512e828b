import { useId } from 'react';
import styles from './ChoiceGroup.less';

export interface ChoiceOption {
  id: string;
  name: string;
  /** Said after the name: a difference in price, or what stands in the way. */
  note?: string;
  isChosen: boolean;
  /** Drawn as something that is not there; the note says why. */
  isAbsent?: boolean;
  isDisabled?: boolean;
}

interface Props {
  legend: string;
  /** The chosen value in words, beside the legend. */
  chosenName?: string;
  options: readonly ChoiceOption[];
  onChoose: (id: string) => void;
}

/** One question with a few short answers: radio buttons that look like chips. `--choice-height` gives their height. */
export function ChoiceGroup({ legend, chosenName, options, onChoose }: Props) {
  const name = useId();
  return (
    <fieldset>
      <legend className={styles.legend}>
        {legend}
        {chosenName && (
          <span className={styles.chosen} aria-hidden="true">
            {' · '}
            {chosenName}
          </span>
        )}
      </legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.id} className={styles.option}>
            <input
              className={styles.input}
              type="radio"
              name={name}
              value={option.id}
              checked={option.isChosen}
              disabled={option.isDisabled}
              onChange={() => onChoose(option.id)}
            />
            <span className={`${styles.chip} ${option.isChosen ? styles.isChosen : ''} ${option.isAbsent ? styles.isAbsent : ''}`}>
              {option.name}
              {option.note && <span className={styles.note}> {option.note}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
