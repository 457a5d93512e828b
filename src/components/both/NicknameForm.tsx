import type { User } from '@/api/schema/user';
import { NicknameFields } from '@/components/common/NicknameFields';
import { useNickname } from '@/features/profile/useNickname';
import { useWords } from '@/hooks/useWords';
import type { Kit } from './kit';
import { SaveForm } from './SaveForm';

/** Another nickname. */
export function NicknameForm({ kit, user, onSaved }: { kit: Kit; user: User; onSaved: () => void }) {
  const { t } = useWords();
  const form = useNickname(user);
  const save = async () => {
    if (await form.submit()) onSaved();
  };
  return (
    <SaveForm kit={kit} refusals={form.refusals} isBusy={form.isBusy} isUnknown={form.isUnknown} saveWords={t('profile.save')} trouble={form.words.trouble} onSubmit={() => void save()}>
      <NicknameFields form={form} />
    </SaveForm>
  );
}
