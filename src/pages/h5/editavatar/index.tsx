import { AvatarForm } from '@/components/both/AvatarForm';
import { ProfileEditPage } from '@/components/both/ProfileEditPage';
import { kit } from '@/components/h5/kit';
import { Page } from '@/components/h5/Page';
import { PhotoSheet } from '@/components/h5/PhotoSheet';

/** Another picture: an animal, or a photo cut on the device. */
export default function EditAvatarPage() {
  return (
    <ProfileEditPage face="h5" Page={Page} part="avatar">
      {(user, leave) => <AvatarForm kit={kit} PhotoPanel={PhotoSheet} user={user} onSaved={leave} />}
    </ProfileEditPage>
  );
}
