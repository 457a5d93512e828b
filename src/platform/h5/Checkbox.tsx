import { Checkbox as KitCheckbox } from 'antd-mobile';
import { useLayoutEffect, useRef } from 'react';
import type { CheckboxProps } from '@/platform/controlProps';
import type { PlatformCheckboxProps } from '@/platform/usePlatform';
import styles from './choices.less';

/** antd-mobile's checkbox with a focusable native input, its `name` and mixed state, which antd-mobile 5.43 leaves out. */
export function Checkbox({ name, ...checkbox }: CheckboxProps) {
  const ref = useRef<HTMLSpanElement>(null);
  const isMixed = checkbox.indeterminate ?? false;
  useLayoutEffect(() => {
    const input = ref.current?.querySelector('input');
    if (!input) return;
    input.name = name;
    input.indeterminate = isMixed;
  });
  return (
    <span ref={ref} className={styles.choices}>
      <KitCheckbox {...checkbox} />
    </span>
  );
}

/** The checkbox for components that both platforms render; its label and its error are elsewhere. */
export function PlatformCheckbox({ name, isChecked, onChange, labelledBy, errorId }: PlatformCheckboxProps) {
  const ref = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const input = ref.current?.querySelector('input');
    input?.setAttribute('aria-labelledby', labelledBy);
    if (errorId) input?.setAttribute('aria-invalid', 'true');
    else input?.removeAttribute('aria-invalid');
    if (errorId) input?.setAttribute('aria-describedby', errorId);
    else input?.removeAttribute('aria-describedby');
  });
  return (
    <span ref={ref}>
      <Checkbox name={name} checked={isChecked} onChange={onChange} />
    </span>
  );
}
