import { useId } from 'react';
import { FieldFault } from './Field';
import styles from './Tick.less';

interface Props {
  label: string;
  name: string;
  isTicked: boolean;
  onChange: (isTicked: boolean) => void;
  fault?: string;
}

/** A tick with its words as one target, and the fault below it. */
export function Tick({ label, name, isTicked, onChange, fault }: Props) {
  const id = useId();
  return (
    <div>
      <label className={styles.row}>
        <input
          type="checkbox"
          name={name}
          checked={isTicked}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? `${id}-fault` : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span className={styles.words}>{label}</span>
      </label>
      {fault && <FieldFault id={`${id}-fault`}>{fault}</FieldFault>}
    </div>
  );
}
