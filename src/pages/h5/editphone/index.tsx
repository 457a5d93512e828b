import { PhoneForm } from '@/features/profile/h5/PhoneForm';
import { ProfileEditPage } from '@/features/profile/components/ProfileEditPage';
import { Page } from '@/platform/h5/Page';

/** Changes the phone number, verified by a one-time code sent to the new number. */
export default function EditPhonePage() {
  return (
    <ProfileEditPage Page={Page} part="phone">
      {(user, leave) => <PhoneForm user={user} onSaved={leave} />}
    </ProfileEditPage>
  );
}
