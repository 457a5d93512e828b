import { PhoneForm } from '@/components/both/PhoneForm';
import { ProfileEditPage } from '@/components/both/ProfileEditPage';
import { kit } from '@/components/h5/kit';
import { Page } from '@/components/h5/Page';

/** Another phone, confirmed by a code that goes there. */
export default function EditPhonePage() {
  return (
    <ProfileEditPage face="h5" Page={Page} part="phone">
      {(user, leave) => <PhoneForm kit={kit} user={user} onSaved={leave} />}
    </ProfileEditPage>
  );
}
