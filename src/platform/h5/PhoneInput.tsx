import { Input } from 'antd-mobile';
import type { ComponentProps } from 'react';
import { CallingCodeSelect } from '@/platform/CallingCodeSelect';
import styles from '@/platform/CallingCodeSelect.less';

interface Props extends ComponentProps<typeof CallingCodeSelect> {
  /** Id, value and `onChange` come from the `FormItem` around it. */
  id?: string;
  value?: string;
  onChange?: (number: string) => void;
  /** Called when the number is complete, for example to format it. */
  onBlur?: () => void;
}

/** A phone number: calling code and national number, each with its own autofill token. */
export function PhoneInput({ id, value, onChange, onBlur, ...select }: Props) {
  return (
    <div className={styles.row}>
      <CallingCodeSelect {...select} />
      <Input
        id={id}
        type="tel"
        name="phone"
        autoComplete="tel-national"

        value={value}
        onChange={onChange}
        onBlur={onBlur}
      />
    </div>
  );
}
