import { Checkbox as KitCheckbox } from 'antd-mobile';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import styles from './choices.less';

interface Props {
  name: string;
  /** Id, `checked` and `onChange` come from the `FormItem` around it, which needs `valuePropName="checked"`. */
  id?: string;
  checked?: boolean;
  onChange?: (checked: boolean) => void;
  /** The label. */
  children: ReactNode;
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
