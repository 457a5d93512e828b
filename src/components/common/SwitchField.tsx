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
      <input className={styles.switch} type="checkbox" role="switch" name={name} checked={isOn} onChange={(event) => onChange(event.target.checked)} />
    </label>
  );
}
