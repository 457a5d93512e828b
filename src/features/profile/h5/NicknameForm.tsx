import { Input } from 'antd-mobile';
import type { User } from '@/api/customer';
import { NicknameCount, NicknameDraftNotice } from '@/features/profile/components/NicknameParts';
import { useNicknameForm } from '@/features/profile/useNicknameForm';
import { useTranslation } from '@/hooks/useTranslation';
import { FormSubmitArea } from '@/platform/FormSubmitArea';
import { Form, FormItem } from '@/platform/h5/Form';
import styles from '@/platform/h5/Form.less';

/** The form for another nickname. */
export function NicknameForm({ user, onSaved }: { user: User; onSaved: () => void }) {
  const { t } = useTranslation();
  const form = useNicknameForm(user, onSaved);
  return (
    <Form {...form} className={styles.page}>
      <NicknameDraftNotice form={form} />
      <div>
        <FormItem name="nickname" label={t('profile.nickname.label')} hint={form.labels.hint} required>
          <Input name="nickname" autoComplete="nickname" />
        </FormItem>
        <NicknameCount labels={form.labels} />
      </div>
      <FormSubmitArea {...form} saveLabel={t('profile.save')} formError={form.labels.formError} />
    </Form>
  );
}
