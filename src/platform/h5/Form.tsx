import { Form as KitForm, type FormItemProps } from 'antd-mobile';
import { createContext, useContext, useId, useLayoutEffect, type ReactNode } from 'react';
import { Text } from '@/components/Layout';
import { gapAfter } from '@/lib/joinText';
import { FieldError } from '@/components/FieldError';
import { useTranslation } from '@/hooks/useTranslation';
import { cleanFields, toFieldData, useFirstErrorFocus, type FormProps } from '@/platform/formState';
import styles from './Form.less';

interface FormState {
  formName: string;
  errors: Readonly<Record<string, string | undefined>>;
  isWithoutMarks: boolean;
}

const FormContext = createContext<FormState>({ formName: '', errors: {}, isWithoutMarks: false });

/** antd-mobile's form with the values and errors of a headless hook. Its fields are `FormItem`. */
export function Form<Values extends object>(props: FormProps<Values>) {
  const { values, errors = {}, onChange, onSubmit, isWithoutMarks = false, className, children } = props;
  const [form] = KitForm.useForm();
  const formName = useId();
  const ref = useFirstErrorFocus(formName, props);
  useLayoutEffect(() => form.setFields(toFieldData(props, (name) => form.getFieldValue(name))));
  return (
    <FormContext.Provider value={{ formName, errors, isWithoutMarks }}>
      <div ref={ref} className={className}>
        <KitForm
          form={form}
          name={formName}
          className={styles.form}
          hasFeedback={false}
          requiredMarkStyle="none"
          initialValues={values}
          onValuesChange={(part: Partial<Values>) => onChange(cleanFields(part, props))}
          onFinish={onSubmit}
        >
          {children}
        </KitForm>
      </div>
    </FormContext.Provider>
  );
}

interface ItemProps extends Pick<FormItemProps, 'normalize' | 'valuePropName' | 'getValueFromEvent'> {
  name: string;
  label?: ReactNode;
  hint?: ReactNode;
  /** Fields without it are marked as optional. */
  required?: boolean;
  /** The error message, when it is announced as it appears. */
  announcedError?: string | undefined;
  /** One control of antd-mobile. It must not have a `ref`: antd-mobile 5.43 reads `element.ref`, which React 19 reports. */
  children: ReactNode;
}

const setOrRemove = (element: Element, attribute: string, value: string | undefined) =>
  value ? element.setAttribute(attribute, value) : element.removeAttribute(attribute);

/**
 * A labelled field of antd-mobile's form. antd-mobile 5.43 gives `aria-*` to containers and connects no error with its
 * control, so this sets them on the control, whose id the form derives.
 */
export function FormItem({ name, label, hint, required, announcedError, children, ...item }: ItemProps) {
  const { t } = useTranslation();
  const { formName, errors, isWithoutMarks } = useContext(FormContext);
  const id = `${formName}_${name}`;
  const error = errors[name];
  const describedBy = [error && `${id}_error`, hint && `${id}_hint`].filter(Boolean).join(' ');
  useLayoutEffect(() => {
    const control = document.getElementById(id);
    if (!control) return;
    setOrRemove(control, 'aria-invalid', error && 'true');
    setOrRemove(control, 'aria-describedby', describedBy);
  });
  return (
    <KitForm.Item
      {...item}
      name={name}
      label={
        label && !required && !isWithoutMarks ? (
          <>
            {label}
            <Text color="ink-3" weight={400}>
              {gapAfter('', t('shell.optional')) + t('shell.optional')}
            </Text>
          </>
        ) : (
          label
        )
      }
      description={
        (hint || error) && (
          <>
            {hint && <p id={`${id}_hint`}>{hint}</p>}
            {error && (
              <div role={announcedError && 'alert'}>
                <FieldError id={`${id}_error`}>{error}</FieldError>
              </div>
            )}
          </>
        )
      }
    >
      {children}
    </KitForm.Item>
  );
}
