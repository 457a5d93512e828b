import type { User } from '@/api/schema/user';
import { EditPhoneFields } from '@/components/common/EditPhoneFields';
import { useEditPhone } from '@/features/profile/useEditPhone';
import { useEditPhoneWords } from '@/features/profile/useEditPhoneWords';
import { useWords } from '@/hooks/useWords';
import type { Kit } from './kit';
import { SaveForm } from './SaveForm';

/** Another phone, confirmed by a code. */
export function PhoneForm({ kit, user, onSaved }: { kit: Kit; user: User; onSaved: () => void }) {
  const { t } = useWords();
  const form = useEditPhone(user);
  const words = useEditPhoneWords(form);
  const save = async () => {
    if (await form.submit()) onSaved();
  };
  return (
    <SaveForm kit={kit} refusals={form.refusals} isBusy={form.isBusy} isUnknown={form.isUnknown} saveWords={t('profile.phone.submit')} trouble={words.trouble} onSubmit={() => void save()}>
      <EditPhoneFields form={form} words={words} phoneNow={user.phone} />
    </SaveForm>
  );
}
