import { PhoneCodeItems } from '@/features/login/h5/PhoneCodeItems';
import { usePhoneForm, type PhoneFormProps } from '@/features/profile/usePhoneForm';
import { FormSubmitArea } from '@/platform/FormSubmitArea';
import { Form } from '@/platform/h5/Form';
import styles from '@/platform/h5/Form.less';

/** The form for another phone number or e-mail address, which is confirmed by a code. */
export function PhoneForm({ user, by, onSaved }: PhoneFormProps) {
  const { phone, labels, now, label, end, form } = usePhoneForm(user, by, onSaved);
  return (
    <Form {...form} className={styles.page}>
      {now && <p>{now}</p>}
      <PhoneCodeItems form={phone} labels={labels} label={label} />
      <FormSubmitArea {...end} />
    </Form>
  );
}
