import { Link } from 'react-router-dom';
import { Button } from 'antd-mobile';
import { ChevronRight } from 'lucide-react';
import { Skeleton } from '@/components/Skeleton';
import { Row, Text } from '@/components/Layout';
import { Avatar } from '@/components/Avatar';
import { SectionError } from '@/platform/SectionError';
import { useSession, useInitialStateActions } from '@/hooks/useInitialState';
import { useTranslation } from '@/hooks/useTranslation';
import { pathOf } from '@/lib/routes';
import { promptSignIn } from '@/lib/signInPrompt';
import styles from './account.less';

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
    <Row
      as="section"
      position="relative"
      wrap
      align="center"
      rowGap={12}
      columnGap={16}
      paddingBlock={8}
      paddingInline={0}
      className={user ? styles.leadsOn : undefined}
    >
      <Avatar avatar={user?.avatar} size={64} />
      {/* A name may break anywhere; the greeting is one word in German, and the button goes below it where both do not fit. */}
      <Text
        as="div"
        minWidth={isSignedOut ? undefined : 0}
        overflowWrap={isSignedOut ? undefined : 'anywhere'}
        style={{ flex: '1 1 140px' }}
      >
        {user ? (
          <>
            <Text as="h2" size={25}>
              <Link className={styles.profile} to={pathOf('h5', 'profile')}>
                {user.nickname}
              </Link>
            </Text>
            <Text as="p" color="ink-2" size={13}>
              {user.phone || user.email}
            </Text>
          </>
        ) : isSignedOut ? (
          <>
            <Text as="h2" size={25}>
              {t('mine.hello')}
            </Text>
            <Text as="p" color="ink-2" size={13}>
              {t('mine.helloText')}
            </Text>
          </>
        ) : (
          <Skeleton width="60%" height="28px" />
        )}
      </Text>
      {user && <ChevronRight className="l-flex-none l-color-ink-2" size={20} strokeWidth={1.8} aria-hidden />}
      {isSignedOut && (
        <Button color="primary" shape="rounded" onClick={() => promptSignIn()}>
          {t('problem.signIn')}
        </Button>
      )}
    </Row>
  );
}
