import { Radio } from 'antd-mobile';
import classNames from 'classnames';
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import styles from './choices.less';

interface Props {
  label: string;
  value?: string | null;
  onChange?: (value: string) => void;
  className?: string;
  /** `Radio` elements of antd-mobile. */
  children: ReactNode;
}

/**
 * antd-mobile's radio group with a name for screen readers and focusable native inputs. The inputs get one `name`, which
 * antd-mobile 5.43 leaves out: without it the arrow keys do not move between them.
 */
export function RadioGroup({ label, value, onChange, className, children }: Props) {
  const name = useId();
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    for (const input of ref.current?.querySelectorAll('input') ?? []) input.name = name;
  });
  return (
    <div ref={ref} role="radiogroup" aria-label={label} className={classNames(styles.choices, className)}>
      <Radio.Group value={value ?? null} onChange={(chosen) => onChange?.(String(chosen))}>
        {children}
      </Radio.Group>
    </div>
  );
}
