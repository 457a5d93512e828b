import { Link } from '@umijs/max';
import { Button } from 'antd-mobile';
import classNames from 'classnames';
import { ChevronRight } from 'lucide-react';
import { Avatar } from '@/components/Avatar';
import { SectionError } from '@/platform/SectionError';
import { useSession, useInitialStateActions } from '@/hooks/useInitialState';
import { useTranslation } from '@/hooks/useTranslation';
import { pathOf } from '@/lib/routes';
import { promptSignIn } from '@/lib/signInPrompt';
import styles from './ProfileHead.less';

/** The signed-in customer with a link to the profile, or a sign-in link. */
export function ProfileHead() {
  const { t } = useTranslation();
  const { user, status } = useSession();
  const { refreshUser } = useInitialStateActions();
  const isSignedOut = status === 'signedOut';
  if (status === 'unknown')
    return (
      <SectionError
        name={t('shell.account')}
        error={{ kind: 'noResponse', cause: 'network' }}
        retry={() => void refreshUser()}
      />
    );
  return (
    <section className={classNames(styles.head, user && styles.leadsOn)}>
      <Avatar avatar={user?.avatar} size={64} />
      <div className={styles.text}>
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
          <span className={classNames('skeleton', styles.skeleton)} />
        )}
      </div>
      {user && <ChevronRight className={styles.arrow} size={20} strokeWidth={1.8} aria-hidden />}
      {isSignedOut && (
        <Button color="primary" shape="rounded" onClick={() => promptSignIn()}>
          {t('problem.signIn')}
        </Button>
      )}
    </section>
  );
}
