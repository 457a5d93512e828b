import { PhoneForm } from '@/features/profile/h5/PhoneForm';
import { ProfileEditPage } from '@/features/profile/components/ProfileEditPage';
import { useEditedIdentifier } from '@/features/profile/useEditedIdentifier';
import { Page } from '@/platform/h5/Page';

/** Changes the phone number or the e-mail address, verified by a one-time code sent there. */
export default function EditPhonePage() {
  const by = useEditedIdentifier();
  return (
    <ProfileEditPage Page={Page} part={by}>
      {(user, leave) => <PhoneForm user={user} by={by} onSaved={leave} />}
    </ProfileEditPage>
  );
}
