import { PhoneForm } from '@/components/both/PhoneForm';
import { ProfileEditPage } from '@/components/both/ProfileEditPage';
import { kit } from '@/components/pc/kit';
import { Page } from '@/components/pc/Page';
import styles from './index.less';

/** The change of phone, alone. */
export default function EditPhonePage() {
  return (
    <ProfileEditPage face="pc" Page={Page} part="phone">
      {(user, leave) => (
        <div className={styles.card}>
          <PhoneForm kit={kit} user={user} onSaved={leave} />
        </div>
      )}
    </ProfileEditPage>
  );
}
