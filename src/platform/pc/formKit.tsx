/** antd's form controls, for forms in components that both platforms render. */
import { Form as KitForm, Input, Radio } from 'antd';
import { useId } from 'react';
import type { FormItemProps, FormKit, RadioGroupProps, TextAreaProps, TextInputProps } from '@/platform/formKit';
import { countCharacters, limitTypedText } from '@/lib/textLimit';
import { cleanText } from '@/lib/typedText';
import { Form } from './Form';
import { PhoneInput } from './PhoneInput';
import { Switch } from './Switch';
import choiceStyles from '@/platform/choiceCard.less';
import styles from './formKit.less';

const PlatformFormItem = ({ hint, announcedError, ...item }: FormItemProps) => (
  <KitForm.Item {...item} extra={hint} help={announcedError && <span role="alert">{announcedError}</span>} />
);

const PlatformRadioGroup = ({ label, options, onChange, look, isDisabled = false, ...group }: RadioGroupProps) => (
  <Radio.Group
    {...group}
    // antd's own name is the same for all groups of a test.
    name={useId()}
    disabled={isDisabled}
    className={look === 'row' ? undefined : styles[look ?? 'radios']}
    optionType={look === 'row' ? 'button' : 'default'}
    aria-label={label}
    onChange={(event) => onChange?.(String(event.target.value))}
    options={options.map(({ isDisabled: isUnusable, ...option }) => ({
      ...option,
      disabled: isDisabled || isUnusable,
      className: look === 'cards' ? choiceStyles.card : undefined,
    }))}
  />
);

/** antd's own limit counts UTF-16 units of the text before it is clean. */
const toCount = (max: number | undefined) =>
  max === undefined
    ? undefined
    : {
        max,
        strategy: (typed: string) => countCharacters(cleanText(typed)),
        exceedFormatter: (typed: string) => limitTypedText(typed, max),
      };

const PlatformInput = ({ maxLength, ...input }: TextInputProps) => <Input {...input} count={toCount(maxLength)} />;

const PlatformTextArea = ({ maxLength, ...area }: TextAreaProps) => (
  <Input.TextArea {...area} count={toCount(maxLength)} />
);

export const formKit: FormKit = {
  Form,
  FormItem: PlatformFormItem,
  Input: PlatformInput,
  TextArea: PlatformTextArea,
  PhoneInput,
  RadioGroup: PlatformRadioGroup,
  Switch,
};
