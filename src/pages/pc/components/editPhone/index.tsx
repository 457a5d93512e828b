import { PhoneForm } from '@/features/profile/pc/PhoneForm';
import { ProfileEditPage } from '@/features/profile/components/ProfileEditPage';
import { FormPage } from '@/platform/pc/Page';
import styles from './index.less';

/** Changes the phone number, without the account menu. */
export default function EditPhonePage() {
  return (
    <ProfileEditPage Page={FormPage} part="phone">
      {(user, leave) => (
        <div className={styles.card}>
          <PhoneForm user={user} onSaved={leave} />
        </div>
      )}
    </ProfileEditPage>
  );
}
