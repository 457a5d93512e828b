import { Link, useModel, useNavigate } from '@umijs/max';
import { MapPin, Package, Settings2, UserRound } from 'lucide-react';
import { WholeWords } from '@/components/common/WholeWords';
import { useLogout } from '@/features/login/useLogout';
import { useSession, useShopStateActions } from '@/hooks/useShopState';
import { useWords } from '@/hooks/useWords';
import { lazyPart } from '@/lazyPart';
import { pathOf } from '@/routes';
import { offerSignIn } from '@/signInOffer';
import { Menu } from './Menu';
import styles from './AccountMenu.less';

/** Few open them: their code and their words come when somebody does. */
const Settings = lazyPart(() => import(/* webpackChunkName: "settings" */ '@/components/common/Settings').then(({ Settings }) => Settings));

const links = [
  { screen: 'mine', word: 'shell.account.mine', icon: UserRound },
  { screen: 'orders', word: 'shell.account.orders', icon: Package },
  { screen: 'addresses', word: 'shell.account.addresses', icon: MapPin },
] as const;

/** What is the customer's, or the way to sign in. */
function Customer() {
  const { t } = useWords();
  const { user, status } = useSession();
  const { refreshUser } = useShopStateActions();
  const { showToast } = useModel('toast');
  const navigate = useNavigate();
  const logout = useLogout();
  if (status === 'loading') return <span className={`bone ${styles.bone}`} aria-hidden="true" />;
  if (status === 'signedOut') {
    return (
      <button type="button" className={styles.signIn} onClick={() => offerSignIn()}>
        <UserRound size={20} strokeWidth={1.8} aria-hidden />
        {t('problem.signIn')}
      </button>
    );
  }
  const signOut = () => {
    logout();
    navigate(pathOf('pc', 'home'), { replace: true });
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
        links.map(({ screen, word, icon: Icon }) => (
          <Link key={screen} className={styles.row} to={pathOf('pc', screen)}>
            <Icon size={18} strokeWidth={1.8} aria-hidden />
            {t(word)}
          </Link>
        ))
      ) : (
        <button type="button" className={styles.row} onClick={() => void refreshUser()}>
          {t('problem.retry')}
        </button>
      )}
      <button type="button" className={`${styles.row} ${styles.leave}`} onClick={signOut}>
        {t('shell.account.signOut')}
      </button>
    </Menu>
  );
}

/** The account side of the header: the customer's menu, and the settings of this browser, which need no account. */
export function AccountMenu() {
  const { t } = useWords();
  return (
    <>
      <Menu label={t('shell.settings')} button={<Settings2 size={20} strokeWidth={1.8} aria-hidden />}>
        <WholeWords>
          <Settings />
        </WholeWords>
      </Menu>
      <Customer />
    </>
  );
}
