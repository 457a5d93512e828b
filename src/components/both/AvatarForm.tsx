import type { ComponentType } from 'react';
import type { User } from '@/api/schema/user';
import { AvatarFields } from '@/components/common/AvatarFields';
import { useAvatar, type AvatarForm as Form } from '@/features/profile/useAvatar';
import { useLayer, type Layer } from '@/hooks/useLayer';
import { useWords } from '@/hooks/useWords';
import type { Kit } from './kit';
import { SaveForm } from './SaveForm';

interface Props {
  kit: Kit;
  /** In which a photo is cut: what the face opens it in must have its size before the editor measures itself. */
  PhotoPanel: ComponentType<{ layer: Layer; form: Form }>;
  user: User;
  onSaved: () => void;
}

/** Another picture: an animal, or a part of a photo. */
export function AvatarForm({ kit, PhotoPanel, user, onSaved }: Props) {
  const { t } = useWords();
  const layer = useLayer('photo');
  const form = useAvatar(user, layer);
  const save = async () => {
    if (await form.submit()) onSaved();
  };
  return (
    <>
      <SaveForm kit={kit} isBusy={form.isBusy} isUnknown={form.isUnknown} saveWords={t('profile.save')} trouble={form.words.trouble} onSubmit={() => void save()}>
        <AvatarFields form={form} />
      </SaveForm>
      <PhotoPanel layer={layer} form={form} />
    </>
  );
}
