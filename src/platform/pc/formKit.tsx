/** antd's form controls, for forms in components that both platforms render. */
import { Form as KitForm, Input, Radio } from 'antd';
import type { FormItemProps, FormKit, RadioGroupProps } from '@/platform/formKit';
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

export const formKit: FormKit = {
  Form,
  FormItem: PlatformFormItem,
  Input,
  TextArea: Input.TextArea,
  PhoneInput,
  RadioGroup: PlatformRadioGroup,
  Switch,
};
