import { Input } from 'antd';
import type { AriaAttributes, ChangeEvent, ComponentProps } from 'react';
import { CallingCodeSelect } from '@/platform/CallingCodeSelect';
import styles from '@/platform/CallingCodeSelect.less';

interface Props
  extends
    ComponentProps<typeof CallingCodeSelect>,
    Pick<AriaAttributes, 'aria-invalid' | 'aria-describedby' | 'aria-required'> {
  /** Id, value, `onChange` and `aria-*` come from the `Form.Item` around it. */
  id?: string;
  value?: string;
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void;
  /** Called when the number is complete, for example to format it. */
  onBlur?: () => void;
}

/** A phone number: calling code and national number, each with its own autofill token. */
export function PhoneInput({ callingCode, callingCodes, onCallingCode, ...input }: Props) {
  return (
    <div className={styles.row}>
      <CallingCodeSelect callingCode={callingCode} callingCodes={callingCodes} onCallingCode={onCallingCode} />
      <Input {...input} type="tel" name="phone" autoComplete="tel-national" />
    </div>
  );
}
