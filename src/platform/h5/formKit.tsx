/** antd-mobile's form controls, for forms in components that both platforms render. */
import { Input, Radio, TextArea } from 'antd-mobile';
import type { FormKit, RadioGroupProps, TextAreaProps } from '@/platform/formKit';
import { Form, FormItem } from './Form';
import { PhoneInput } from './PhoneInput';
import { RadioGroup } from './RadioGroup';
import { Switch } from './Switch';
import choiceStyles from '@/platform/choiceCard.less';
import styles from './formKit.less';

/** antd-mobile's text area passes on no `onPaste`; the event bubbles. */
const PlatformTextArea = ({ onPaste, ...area }: TextAreaProps) => (
  <div onPaste={onPaste}>
    <TextArea {...area} />
  </div>
);

const noIcon = () => null;

const PlatformRadioGroup = ({ options, look, isDisabled = false, ...group }: RadioGroupProps) => (
  <RadioGroup {...group} className={look && styles[look]}>
    {options.map(({ value, label, ...option }) =>
      look === 'row' ? (
        <Radio
          key={value}
          value={value}
          disabled={isDisabled || option.isDisabled}
          icon={noIcon}
          className={styles.pill}
        >
          {label}
        </Radio>
      ) : (
        <Radio
          key={value}
          value={value}
          disabled={isDisabled || option.isDisabled}
          block
          className={look && choiceStyles.card}
        >
          {label}
        </Radio>
      ),
    )}
  </RadioGroup>
);

export const formKit: FormKit = {
  Form,
  FormItem,
  Input,
  TextArea: PlatformTextArea,
  PhoneInput,
  RadioGroup: PlatformRadioGroup,
  Switch,
};
