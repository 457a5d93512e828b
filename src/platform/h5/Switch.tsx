import { Switch as KitSwitch } from 'antd-mobile';
import { useEffect, useRef } from 'react';
import styles from './Switch.less';

interface Props {
  label: string;
  /** `checked` and `onChange` come from the `FormItem` around it, which needs `valuePropName="checked"`. */
  checked?: boolean;
  disabled?: boolean;
  onChange?: (checked: boolean) => void;
}

/** antd-mobile's switch with a name, the focus and the keys Space and Enter, which antd-mobile 5.43 leaves out. */
export function Switch({ label, checked, disabled, onChange }: Props) {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const control = place.current?.querySelector<HTMLElement>('[role="switch"]');
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== ' ' && event.key !== 'Enter') return;
      event.preventDefault();
      if (!event.repeat) control?.click();
    };
    control?.addEventListener('keydown', onKey);
    return () => control?.removeEventListener('keydown', onKey);
  }, []);
  return (
    <span ref={place} className={styles.switch}>
      <KitSwitch tabIndex={0} aria-label={label} checked={checked} disabled={disabled} onChange={onChange} />
    </span>
  );
}
