import { Settings2, UserRound } from 'lucide-react';
import { Skeleton } from '@/components/Skeleton';
import { Avatar } from '@/components/Avatar';
import { MessagesGate } from '@/components/MessagesGate';
import { useSession } from '@/hooks/useInitialState';
import { useTranslation } from '@/hooks/useTranslation';
import { lazyComponent } from '@/components/lazyComponent';
import { promptSignIn } from '@/lib/signInPrompt';
import { Menu } from '@/platform/pc/Menu';
import styles from './AccountMenu.less';

/** Rarely opened: the code and messages are loaded on demand. */
const Settings = lazyComponent(() =>
  import(/* webpackChunkName: "settings" */ '@/features/account/components/Settings').then(({ Settings }) => Settings),
);
const AccountLinks = lazyComponent(() =>
  import(/* webpackChunkName: "settings" */ './AccountLinks').then((code) => code.AccountLinks),
);

/** The customer's menu, or the sign-in button. */
function CustomerName() {
  const { t } = useTranslation();
  const { user, status } = useSession();
  if (status === 'loading') return <Skeleton flex="none" width="112px" height="24px" />;
  if (status === 'signedOut') {
    return (
      <button type="button" className={styles.signIn} onClick={() => promptSignIn()}>
        <UserRound size={20} strokeWidth={1.8} aria-hidden />
        {t('problem.signIn')}
      </button>
    );
  }
  return (
    <Menu
      button={
        <>
          {user ? <Avatar avatar={user.avatar} size={28} /> : <UserRound size={20} strokeWidth={1.8} aria-hidden />}
          <span className={styles.name}>{user?.nickname ?? t('shell.account')}</span>
        </>
      }
    >
      <AccountLinks />
    </Menu>
  );
}

/** The account part of the header: the customer's menu and the settings of this browser, which need no account. */
export function AccountMenu() {
  const { t } = useTranslation();
  return (
    <>
      <Menu label={t('shell.settings')} button={<Settings2 size={20} strokeWidth={1.8} aria-hidden />}>
        <MessagesGate>
          <Settings />
        </MessagesGate>
      </Menu>
      <CustomerName />
    </>
  );
}
