import { Link, useModel } from '@umijs/max';
import classNames from 'classnames';
import { MapPin, Package, Settings2, UserRound } from 'lucide-react';
import { MessagesGate } from '@/components/MessagesGate';
import { useLogout } from '@/features/login/useLogout';
import { useSession, useInitialStateActions } from '@/hooks/useInitialState';
import { useTranslation } from '@/hooks/useTranslation';
import { lazyComponent } from '@/startup/lazyComponent';
import { pathOf } from '@/lib/routes';
import { promptSignIn } from '@/lib/signInPrompt';
import { Menu } from '@/platform/pc/Menu';
import styles from './AccountMenu.less';

/** Rarely opened: the code and messages are loaded on demand. */
const Settings = lazyComponent(() =>
  import(/* webpackChunkName: "settings" */ '@/features/account/components/Settings').then(({ Settings }) => Settings),
);

const links = [
  { screen: 'mine', labelKey: 'shell.account.mine', icon: UserRound },
  { screen: 'orders', labelKey: 'shell.account.orders', icon: Package },
  { screen: 'addresses', labelKey: 'shell.account.addresses', icon: MapPin },
] as const;

/** The customer's links, or the sign-in button. */
function Customer() {
  const { t } = useTranslation();
  const { user, status } = useSession();
  const { refreshUser } = useInitialStateActions();
  const { showToast } = useModel('toast');
  const logout = useLogout();
  if (status === 'loading') return <span className={classNames('skeleton', styles.skeleton)} aria-hidden="true" />;
  if (status === 'signedOut') {
    return (
      <button type="button" className={styles.signIn} onClick={() => promptSignIn()}>
        <UserRound size={20} strokeWidth={1.8} aria-hidden />
        {t('problem.signIn')}
      </button>
    );
  }
  const signOut = () => {
    logout();
    showToast(t('shell.account.signedOut'));
  };
  return (
    <Menu
      button={
        <>
          <UserRound size={20} strokeWidth={1.8} aria-hidden />
          <span className={styles.name}>{user?.nickname ?? t('shell.account')}</span>
        </>
      }
    >
      {user ? (
        links.map(({ screen, labelKey, icon: Icon }) => (
          <Link key={screen} className={styles.row} to={pathOf('pc', screen)}>
            <Icon size={18} strokeWidth={1.8} aria-hidden />
            {t(labelKey)}
          </Link>
        ))
      ) : (
        <button type="button" className={styles.row} onClick={() => void refreshUser()}>
          {t('problem.retry')}
        </button>
      )}
      <button type="button" className={classNames(styles.row, styles.leave)} onClick={signOut}>
        {t('shell.account.signOut')}
      </button>
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
      <Customer />
    </>
  );
}
