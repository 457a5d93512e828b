import { NicknameForm } from '@/features/profile/h5/NicknameForm';
import { ProfileEditPage } from '@/features/profile/components/ProfileEditPage';
import { Page } from '@/platform/h5/Page';

/** Changes the nickname. */
export default function EditNicknamePage() {
  return (
    <ProfileEditPage Page={Page} part="nickname">
      {(user, leave) => <NicknameForm user={user} onSaved={leave} />}
    </ProfileEditPage>
  );
}
