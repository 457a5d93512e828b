import { Row, type LayoutProps } from '@/components/Layout';
import { useHasScreen } from '@/hooks/useFeature';
import { Link } from 'react-router-dom';
import { Bell, MapPin, Package, Ticket, TicketPercent, UserRound, Wallet } from 'lucide-react';
import { MessagesGate } from '@/components/MessagesGate';
import { useSignOut } from '@/features/account/useSignOut';
import { useSession, useInitialStateActions } from '@/hooks/useInitialState';
import { useTranslation } from '@/hooks/useTranslation';
import { pathOf } from '@/lib/routes';
import styles from './AccountMenu.less';

const accountLinks = [
  { screen: 'mine', labelKey: 'shell.account.mine', icon: UserRound },
  { screen: 'inbox', labelKey: 'mine.inbox', icon: Bell },
  { screen: 'orders', labelKey: 'shell.account.orders', icon: Package },
  { screen: 'wallet', labelKey: 'mine.wallet', icon: Wallet },
  { screen: 'coupons', labelKey: 'mine.coupons', icon: TicketPercent },
  { screen: 'tickets', labelKey: 'mine.tickets', icon: Ticket },
  { screen: 'addresses', labelKey: 'shell.account.addresses', icon: MapPin },
] as const;

const rowLayout = {
  align: 'center',
  gap: 12,
  minHeight: 'touch',
  paddingBlock: 4,
  paddingInline: 12,
  radius: 'option',
  size: 15,
  textAlign: 'start',
} satisfies LayoutProps;

/** The content of the customer's menu: links to the account, and the sign-out. While the user is unknown it offers a retry. */
export function AccountLinks() {
  return (
    <MessagesGate>
      <AccountLinkRows />
    </MessagesGate>
  );
}

function AccountLinkRows() {
  const { t } = useTranslation();
  const { user } = useSession();
  const hasScreen = useHasScreen();
  const { refreshUser } = useInitialStateActions();
  const signOut = useSignOut();
  return (
    <>
      {user ? (
        accountLinks
          .filter(({ screen }) => hasScreen(screen))
          .map(({ screen, labelKey, icon: Icon }) => (
            <Row as={Link} key={screen} {...rowLayout} className={styles.row} to={pathOf('pc', screen)}>
              <Icon size={18} strokeWidth={1.8} aria-hidden />
              {t(labelKey)}
            </Row>
          ))
      ) : (
        <Row as="button" type="button" {...rowLayout} className={styles.row} onClick={() => void refreshUser()}>
          {t('problem.retry')}
        </Row>
      )}
      <Row
        as="button"
        type="button"
        {...rowLayout}
        marginTop={8}
        color="ink-2"
        className={styles.row}
        onClick={signOut}
      >
        {t('mine.signOut')}
      </Row>
    </>
  );
}
