import { AvatarForm } from '@/components/both/AvatarForm';
import { ProfileEditPage } from '@/components/both/ProfileEditPage';
import { kit } from '@/components/pc/kit';
import { Page } from '@/components/pc/Page';
import { PhotoDialog } from '@/components/pc/PhotoDialog';
import styles from './index.less';

/** The change of picture, alone. */
export default function EditAvatarPage() {
  return (
    <ProfileEditPage face="pc" Page={Page} part="avatar">
      {(user, leave) => (
        <div className={styles.card}>
          <AvatarForm kit={kit} PhotoPanel={PhotoDialog} user={user} onSaved={leave} />
        </div>
      )}
    </ProfileEditPage>
  );
}
