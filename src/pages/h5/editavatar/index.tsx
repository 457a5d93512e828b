import { AvatarForm } from '@/features/profile/components/AvatarForm';
import { ProfileEditPage } from '@/features/profile/components/ProfileEditPage';
import { Page } from '@/platform/h5/Page';
import { PhotoSheet } from '@/features/profile/h5/PhotoSheet';

/** Changes the avatar: a preset, or a photo that the user crops on the device. */
export default function EditAvatarPage() {
  return (
    <ProfileEditPage Page={Page} part="avatar">
      {(user, leave) => <AvatarForm PhotoPanel={PhotoSheet} user={user} onSaved={leave} />}
    </ProfileEditPage>
  );
}
