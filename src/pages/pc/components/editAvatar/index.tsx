import { Box } from '@/components/Layout';
import { AvatarForm } from '@/features/profile/components/AvatarForm';
import { ProfileEditPage } from '@/features/profile/components/ProfileEditPage';
import { FormPage } from '@/platform/pc/Page';
import { PhotoDialog } from '@/features/profile/pc/PhotoDialog';

/** Changes the avatar, without the account menu. */
export default function EditAvatarPage() {
  return (
    <ProfileEditPage Page={FormPage} part="avatar">
      {(user, leave) => (
        <Box padding={28} border="line" radius="banner" background="surface" style={{ maxWidth: 520 }}>
          <AvatarForm PhotoPanel={PhotoDialog} user={user} onSaved={leave} />
        </Box>
      )}
    </ProfileEditPage>
  );
}
