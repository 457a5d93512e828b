/** antd-mobile's form controls, for forms in components that both platforms render. */
import { Input, Radio, TextArea } from 'antd-mobile';
import { useRef, type CompositionEvent } from 'react';
import type { FormKit, RadioGroupProps, TextAreaProps, TextInputProps } from '@/platform/formKit';
import { limitTypedText } from '@/lib/textLimit';
import { Form, FormItem } from './Form';
import { PhoneInput } from './PhoneInput';
import { RadioGroup } from './RadioGroup';
import { Switch } from './Switch';
import choiceStyles from '@/platform/choiceCard.less';
import styles from './formKit.less';

/** What a form item adds to its control. */
interface FormItemControlProps {
  value?: string;
  onChange?: (typed: string) => void;
}

/** The limit of antd-mobile's controls counts the text before it is clean. During composition the text belongs to the input method. */
function useTypedTextLimit({ maxLength, onChange }: FormItemControlProps & { maxLength?: number | undefined }) {
  const isComposing = useRef(false);
  const limited = (typed: string) => (maxLength === undefined ? typed : limitTypedText(typed, maxLength));
  return {
    onChange: (typed: string) => onChange?.(isComposing.current ? typed : limited(typed)),
    onCompositionStart: () => {
      isComposing.current = true;
    },
    onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      isComposing.current = false;
      onChange?.(limited(currentTarget.value));
    },
  };
}

function PlatformInput({ maxLength, onChange, ...input }: TextInputProps & FormItemControlProps) {
  return <Input {...input} {...useTypedTextLimit({ maxLength, onChange })} />;
}

/** antd-mobile's text area passes on no `onPaste`; the event bubbles. */
function PlatformTextArea({ onPaste, maxLength, onChange, ...area }: TextAreaProps & FormItemControlProps) {
  return (
    <div onPaste={onPaste}>
      <TextArea {...area} {...useTypedTextLimit({ maxLength, onChange })} />
    </div>
  );
}

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
  Input: PlatformInput,
  TextArea: PlatformTextArea,
  PhoneInput,
  RadioGroup: PlatformRadioGroup,
  Switch,
};
