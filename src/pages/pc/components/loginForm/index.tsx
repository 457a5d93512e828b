import { useModel } from '@umijs/max';
import type { SignedIn } from '@/api/schema/user';
import { LoginForm } from '@/components/pc/LoginForm';
import { Page } from '@/components/pc/Page';
import { useEnterShop } from '@/features/login/useEnterShop';
import { useLoginReturn } from '@/hooks/useLoginReturn';
import { useSession } from '@/hooks/useShopState';
import { useWords } from '@/hooks/useWords';
import styles from './index.less';

/** Sign-in as a page of its own; leads back to what the customer was doing. */
export default function LoginFormPage() {
  const { t } = useWords();
  const { status } = useSession();
  const { showToast } = useModel('toast');
  const enter = useEnterShop();
  useLoginReturn('pc');

  const welcome = (signedIn: SignedIn) => {
    enter(signedIn);
    showToast(t('login.done', { name: signedIn.user.nickname }));
  };
  return (
    <Page title={t('login.title')} isTitleHidden>
      {status !== 'signedIn' && (
        <div className={styles.body}>
          <p className={`serif ${styles.welcome}`}>{t('login.welcome')}</p>
          <p className={styles.text}>{t('login.welcomeText')}</p>
          <LoginForm onSignedIn={welcome} />
        </div>
      )}
    </Page>
  );
}
