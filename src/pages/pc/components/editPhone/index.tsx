import { Box } from '@/components/Layout';
import { PhoneForm } from '@/features/profile/pc/PhoneForm';
import { ProfileEditPage } from '@/features/profile/components/ProfileEditPage';
import { FormPage } from '@/platform/pc/Page';

/** Changes the phone number, without the account menu. */
export default function EditPhonePage() {
  return (
    <ProfileEditPage Page={FormPage} part="phone">
      {(user, leave) => (
        <Box padding={28} border="line" radius="banner" background="surface">
          <PhoneForm user={user} onSaved={leave} />
        </Box>
      )}
    </ProfileEditPage>
  );
}
