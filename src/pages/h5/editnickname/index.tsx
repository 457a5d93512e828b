import { NicknameForm } from '@/components/both/NicknameForm';
import { ProfileEditPage } from '@/components/both/ProfileEditPage';
import { kit } from '@/components/h5/kit';
import { Page } from '@/components/h5/Page';

/** Another nickname. */
export default function EditNicknamePage() {
  return (
    <ProfileEditPage face="h5" Page={Page} part="nickname">
      {(user, leave) => <NicknameForm kit={kit} user={user} onSaved={leave} />}
    </ProfileEditPage>
  );
}
