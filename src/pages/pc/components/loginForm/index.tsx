import { LoginForm } from '@/components/both/LoginForm';
import { kit } from '@/components/pc/kit';
import { Page } from '@/components/pc/Page';
import { useLoginReturn } from '@/hooks/useLoginReturn';
import { useSession } from '@/hooks/useShopState';
import { useWords } from '@/hooks/useWords';
import styles from './index.less';

/** Sign-in as a page of its own; leads back to what the customer was doing. */
export default function LoginFormPage() {
  const { t } = useWords();
  const { status } = useSession();
  useLoginReturn('pc');
  return (
    <Page title={t('login.title')} isTitleHidden>
      {status !== 'signedIn' && (
        <div className={styles.body}>
          <p className={`serif ${styles.welcome}`}>{t('login.welcome')}</p>
          <p className={styles.text}>{t('login.welcomeText')}</p>
          <LoginForm kit={kit} />
        </div>
      )}
    </Page>
  );
}
