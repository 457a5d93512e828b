import { Box } from '@/components/Layout';
import { PhoneForm } from '@/features/profile/pc/PhoneForm';
import { ProfileEditPage } from '@/features/profile/components/ProfileEditPage';
import { useEditedIdentifier } from '@/features/profile/useEditedIdentifier';
import { FormPage } from '@/platform/pc/Page';

/** Changes the phone number or the e-mail address, without the account menu. */
export default function EditPhonePage() {
  const by = useEditedIdentifier();
  return (
    <ProfileEditPage Page={FormPage} part={by}>
      {(user, leave) => (
        <Box padding={28} border="line" radius="banner" background="surface">
          <PhoneForm user={user} by={by} onSaved={leave} />
        </Box>
      )}
    </ProfileEditPage>
  );
}
