import { Form as KitForm, Input } from 'antd';
import type { User } from '@/api/customer';
import { NicknameCount, NicknameDraftNotice } from '@/features/profile/components/NicknameParts';
import { useNicknameForm } from '@/features/profile/useNicknameForm';
import { useTranslation } from '@/hooks/useTranslation';
import { FormSubmitArea } from '@/platform/FormSubmitArea';
import { Form } from '@/platform/pc/Form';

/** The form for another nickname. */
export function NicknameForm({ user, onSaved }: { user: User; onSaved: () => void }) {
  const { t } = useTranslation();
  const form = useNicknameForm(user, onSaved);
  return (
    <Form {...form}>
      <NicknameDraftNotice form={form} />
      <div>
        <KitForm.Item name="nickname" label={t('profile.nickname.label')} extra={form.labels.hint} required>
          <Input name="nickname" autoComplete="nickname" spellCheck={false} data-focus-first />
        </KitForm.Item>
        <NicknameCount labels={form.labels} />
      </div>
      <FormSubmitArea {...form} saveLabel={t('profile.save')} formError={form.labels.formError} />
    </Form>
  );
}
