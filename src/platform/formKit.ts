/** The form controls of both UI kits, for forms in components that both platforms render. */
import type { ClipboardEvent, ComponentProps, FocusEvent, FunctionComponent, ReactNode } from 'react';
import type { CallingCodeSelect } from './CallingCodeSelect';
import type { SwitchProps } from './controlProps';
import type { FormProps } from './formState';

export interface FormItemProps {
  name: string;
  label?: string;
  hint?: ReactNode;
  /** Fields without it are marked as optional. */
  required?: boolean;
  /** The error message, to be announced when it appears: radio buttons have no invalid state of their own. */
  announcedError?: string | undefined;
  /** The prop of the control that holds the value, `value` by default. */
  valuePropName?: string;
  className?: string;
  /** One control. */
  children: ReactNode;
}

// A type alias: antd's props have an index signature, which an interface does not fit.
export type TextInputProps = {
  name: string;
  autoComplete?: string;
  autoCapitalize?: string;
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel';
  /** Characters of the clean text. */
  maxLength?: number;
  placeholder?: string;
  readOnly?: boolean;
  autoCorrect?: 'off';
  enterKeyHint?: 'go' | 'done' | 'search';
  className?: string;
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
};

export interface TextAreaProps {
  name: string;
  autoComplete?: string;
  rows?: number;
  /** Characters of the clean text. */
  maxLength?: number;
  onPaste?: (event: ClipboardEvent) => void;
}

export interface RadioGroupProps {
  label: string;
  options: readonly { value: string; label: ReactNode; isDisabled?: boolean }[];
  /** None can be chosen now. */
  isDisabled?: boolean;
  value?: string | undefined;
  onChange?: (value: string) => void;
  /** `cards`: a card for each option. `row`: short names beside each other. One below the other by default. */
  look?: 'cards' | 'row';
}

interface PhoneInputProps extends ComponentProps<typeof CallingCodeSelect> {
  /** Called when the number is complete, for example to format it. */
  onBlur?: () => void;
}

/** Inside a `FormItem` a control gets its id, value and `onChange` from it. */
export interface FormKit {
  Form: <Values extends object>(props: FormProps<Values>) => ReactNode;
  FormItem: FunctionComponent<FormItemProps>;
  Input: FunctionComponent<TextInputProps>;
  TextArea: FunctionComponent<TextAreaProps>;
  PhoneInput: FunctionComponent<PhoneInputProps>;
  RadioGroup: FunctionComponent<RadioGroupProps>;
  /** Needs `valuePropName="checked"`. */
  Switch: FunctionComponent<SwitchProps>;
}
