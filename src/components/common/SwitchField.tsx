import { Switch } from './Switch';
import styles from './SwitchField.less';

interface Props {
  label: string;
  name: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** On or off, with its words as part of the target. */
export function SwitchField({ label, name, isOn, onChange }: Props) {
  return (
    <label className={styles.field}>
      {label}
      <Switch name={name} checked={isOn} onChange={(event) => onChange(event.target.checked)} />
    </label>
  );
}
