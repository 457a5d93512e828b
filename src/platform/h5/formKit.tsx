/** antd-mobile's form controls, for forms in components that both platforms render. */
import { Input, Radio, TextArea } from 'antd-mobile';
import type { FormKit, RadioGroupProps, TextAreaProps } from '@/platform/formKit';
import { Form, FormItem } from './Form';
import { PhoneInput } from './PhoneInput';
import { RadioGroup } from './RadioGroup';
import { Switch } from './Switch';

/** antd-mobile's text area passes on no `onPaste`; the event bubbles. */
const PlatformTextArea = ({ onPaste, ...area }: TextAreaProps) => (
  <div onPaste={onPaste}>
    <TextArea {...area} />
  </div>
);

const PlatformRadioGroup = ({ options, ...group }: RadioGroupProps) => (
  <RadioGroup {...group}>
    {options.map(({ value, label }) => (
      <Radio key={value} value={value} block>
        {label}
      </Radio>
    ))}
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
