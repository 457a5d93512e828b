import { Switch } from './Switch';
import styles from './SwitchField.less';

interface Props {
  label: string;
  name: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** A switch and its label as one click target. */
export function SwitchField({ label, name, isOn, onChange }: Props) {
  return (
    <label className={styles.field}>
      {label}
      <Switch name={name} checked={isOn} onChange={(event) => onChange(event.target.checked)} />
    </label>
  );
}
