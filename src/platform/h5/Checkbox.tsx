import { Checkbox as KitCheckbox } from 'antd-mobile';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import type { PlatformCheckboxProps } from '@/platform/usePlatform';
import styles from './choices.less';

interface Props {
  name: string;
  /** Id, `checked` and `onChange` come from the `FormItem` around it, which needs `valuePropName="checked"`. */
  id?: string;
  checked?: boolean;
  onChange?: (checked: boolean) => void;
  /** The label. */
  children?: ReactNode;
}

/** antd-mobile's checkbox with a focusable native input and its `name`, which antd-mobile 5.43 leaves out. */
export function Checkbox({ name, ...checkbox }: Props) {
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const input = place.current?.querySelector('input');
    if (input) input.name = name;
  });
  return (
    <span ref={place} className={styles.choices}>
      <KitCheckbox {...checkbox} />
    </span>
  );
}

/** The checkbox for components that both platforms render; its label and its error are elsewhere. */
export function PlatformCheckbox({ name, isChecked, onChange, labelledBy, errorId }: PlatformCheckboxProps) {
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const input = place.current?.querySelector('input');
    input?.setAttribute('aria-labelledby', labelledBy);
    if (errorId) input?.setAttribute('aria-invalid', 'true');
    else input?.removeAttribute('aria-invalid');
    if (errorId) input?.setAttribute('aria-describedby', errorId);
    else input?.removeAttribute('aria-describedby');
  });
  return (
    <span ref={place}>
      <Checkbox name={name} checked={isChecked} onChange={onChange} />
    </span>
  );
}
