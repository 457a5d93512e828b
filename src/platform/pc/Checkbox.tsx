import { Checkbox as KitCheckbox } from 'antd';
import type { CheckboxProps } from '@/platform/controlProps';

/** antd's checkbox, whose `onChange` is called with whether it is ticked. */
export function Checkbox({ onChange, ...checkbox }: CheckboxProps) {
  return <KitCheckbox {...checkbox} onChange={({ target }) => onChange?.(target.checked)} />;
}
