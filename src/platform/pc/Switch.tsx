import { Switch as KitSwitch } from 'antd';
import type { SwitchProps } from '@/platform/controlProps';

/** antd's switch with a name. */
export const Switch = ({ label, labelledBy, describedBy, ...control }: SwitchProps) => (
  <KitSwitch {...control} aria-label={label} aria-labelledby={labelledBy} aria-describedby={describedBy} />
);
