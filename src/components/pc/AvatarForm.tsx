import type { User } from '@/api/schema/user';
import { AvatarFields } from '@/components/common/AvatarFields';
import { useAvatar } from '@/features/profile/useAvatar';
import { useLayer } from '@/hooks/useLayer';
import { useWords } from '@/hooks/useWords';
import { PhotoDialog } from './PhotoDialog';
import { SaveForm } from './SaveForm';

/** Another picture: an animal, or a part of a photo. */
export function AvatarForm({ user, onSaved }: { user: User; onSaved: () => void }) {
  const { t } = useWords();
  const layer = useLayer('photo');
  const form = useAvatar(user, layer);
  const save = async () => {
    if (await form.submit()) onSaved();
  };
  return (
    <>
      <SaveForm isBusy={form.isBusy} isUnknown={form.isUnknown} saveWords={t('profile.save')} trouble={form.words.trouble} onSubmit={() => void save()}>
        <AvatarFields form={form} />
      </SaveForm>
      <PhotoDialog layer={layer} form={form} />
    </>
  );
}
