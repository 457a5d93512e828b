import { Form as KitForm } from 'antd';
import { useId, useLayoutEffect } from 'react';
import { gapAfter } from '@/lib/joinText';
import { useTranslation } from '@/hooks/useTranslation';
import { cleanFields, toFieldData, useFirstErrorFocus, type FormProps } from '@/platform/formState';
import styles from './Form.less';

/**
 * antd's form with the values and errors of a headless hook. Its fields are antd's `Form.Item`; those without `required` are
 * marked as optional.
 */
export function Form<Values extends object>(props: FormProps<Values>) {
  const { values, onChange, onSubmit, isWithoutMarks, className, children } = props;
  const { t } = useTranslation();
  const [form] = KitForm.useForm();
  const formName = useId();
  const ref = useFirstErrorFocus(formName, props);
  // Antd's `fields` prop applies after the paint and only when the prop changes; a hook may also keep a value as it was.
  useLayoutEffect(() => form.setFields(toFieldData(props, (name) => form.getFieldValue(name))));
  return (
    <div ref={ref} className={className}>
      <KitForm
        form={form}
        className={styles.form}
        name={formName}
        layout="vertical"
        size="large"
        noValidate
        initialValues={values}
        requiredMark={(label, { required }) =>
          required || isWithoutMarks ? (
            label
          ) : (
            <>
              {label}
              <span className={styles.optional}>{gapAfter('', t('shell.optional')) + t('shell.optional')}</span>
            </>
          )
        }
        onValuesChange={(part: Partial<Values>) => onChange(cleanFields(part, props))}
        onFinish={onSubmit}
      >
        {children}
      </KitForm>
    </div>
  );
}
