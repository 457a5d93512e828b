import type { User } from '@/api/customer';
import { PhoneCodeItems } from '@/features/login/h5/PhoneCodeItems';
import { usePhoneForm } from '@/features/profile/usePhoneForm';
import { useTranslation } from '@/hooks/useTranslation';
import { FormSubmitArea } from '@/platform/FormSubmitArea';
import { Form } from '@/platform/h5/Form';
import styles from '@/platform/h5/Form.less';

/** The form for another phone number, which is confirmed by a code. */
export function PhoneForm({ user, onSaved }: { user: User; onSaved: () => void }) {
  const { t } = useTranslation();
  const { phone, labels, form } = usePhoneForm(user, onSaved);
  return (
    <Form {...form} className={styles.page}>
      <p>{t('profile.phone.now', { phone: user.phone })}</p>
      <PhoneCodeItems form={phone} labels={labels} label={t('profile.phone.label')} />
      <FormSubmitArea {...phone} saveLabel={t('profile.phone.submit')} formError={labels.formError} />
    </Form>
  );
}
