import { Link } from '@umijs/max';
import { Button } from 'antd-mobile';
import { ChevronRight } from 'lucide-react';
import { Avatar } from '@/components/common/Avatar';
import { PartFault } from '@/components/common/PartFault';
import { useSession, useShopStateActions } from '@/hooks/useShopState';
import { useWords } from '@/hooks/useWords';
import { pathOf } from '@/routes';
import { offerSignIn } from '@/signInOffer';
import styles from './ProfileHead.less';

/** Who is signed in, or the way to sign in. */
export function ProfileHead() {
  const { t } = useWords();
  const { user, status } = useSession();
  const { refreshUser } = useShopStateActions();
  const isSignedOut = status === 'signedOut';
  if (status === 'unknown') return <PartFault name={t('shell.account')} problem={{ kind: 'noResponse', cause: 'network' }} retry={() => void refreshUser()} />;
  return (
    <section className={`${styles.head} ${user ? styles.leadsOn : ''}`}>
      <Avatar avatar={user?.avatar} size={64} />
      <div className={styles.words}>
        {user ? (
          <>
            <h2 className={styles.name}>
              <Link className={styles.profile} to={pathOf('h5', 'profile')}>
                {user.nickname}
              </Link>
            </h2>
            <p className={styles.quiet}>{user.phone}</p>
          </>
        ) : isSignedOut ? (
          <>
            <h2 className={styles.name}>{t('mine.hello')}</h2>
            <p className={styles.quiet}>{t('mine.helloText')}</p>
          </>
        ) : (
          <span className={`bone ${styles.bone}`} />
        )}
      </div>
      {user && <ChevronRight className={styles.arrow} size={20} strokeWidth={1.8} aria-hidden />}
      {isSignedOut && (
        <Button color="primary" shape="rounded" onClick={() => offerSignIn()}>
          {t('problem.signIn')}
        </Button>
      )}
    </section>
  );
}
