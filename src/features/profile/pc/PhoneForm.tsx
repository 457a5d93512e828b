import { PhoneCodeItems } from '@/features/login/pc/PhoneCodeItems';
import { usePhoneForm, type PhoneFormProps } from '@/features/profile/usePhoneForm';
import { FormSubmitArea } from '@/platform/FormSubmitArea';
import { Form } from '@/platform/pc/Form';

/** The form for another phone number or e-mail address, which is confirmed by a code. */
export function PhoneForm({ user, by, onSaved }: PhoneFormProps) {
  const { phone, labels, now, label, end, form } = usePhoneForm(user, by, onSaved);
  return (
    <Form {...form}>
      {now && <p>{now}</p>}
      <PhoneCodeItems form={phone} labels={labels} label={label} />
      <FormSubmitArea {...end} />
    </Form>
  );
}
