import { Row, Stack, type LayoutProps } from '@/components/Layout';
import { useHasScreen } from '@/hooks/useFeature';
import { useSession } from '@/hooks/useInitialState';
import { Link } from 'react-router-dom';
import {
  Bell,
  Gift,
  Headset,
  LogOut,
  MapPin,
  Package,
  ScanLine,
  Ticket,
  TicketPercent,
  UserRound,
  Wallet,
} from 'lucide-react';
import { accountSections, type AccountSection } from '@/features/account/accountSections';
import { useSignOut } from '@/features/account/useSignOut';
import { useTranslation } from '@/hooks/useTranslation';
import { pathOf } from '@/lib/routes';
import styles from './AccountSideMenu.less';

const sectionIcons: Record<AccountSection, typeof Package> = {
  profile: UserRound,
  inbox: Bell,
  orders: Package,
  wallet: Wallet,
  coupons: TicketPercent,
  tickets: Ticket,
  redeem: ScanLine,
  addresses: MapPin,
  promotion: Gift,
  service: Headset,
};

const itemLayout = {
  minHeight: 'touch',
  align: 'center',
  gap: 12,
  paddingBlock: 0,
  paddingInline: 16,
  radius: 'option',
  color: 'ink-2',
  hover: 'action',
} satisfies LayoutProps;

/** The sections of the mine page as links, and the sign-out. */
export function AccountSideMenu({ section }: { section: AccountSection }) {
  const { t } = useTranslation();
  const { status } = useSession();
  const signOut = useSignOut();
  const hasScreen = useHasScreen();
  return (
    <Stack as="nav" alignContent="start" gap={4} print="none" className={styles.menu} aria-label={t('mine.sections')}>
      {accountSections.filter(hasScreen).map((one) => {
        const Icon = sectionIcons[one];
        return (
          <Row
            as={Link}
            key={one}
            {...itemLayout}
            className={styles.item}
            to={pathOf('pc', 'mine', { index: one })}
            aria-current={one === section ? 'page' : undefined}
          >
            <Icon size={18} strokeWidth={1.8} aria-hidden />
            {t(`mine.${one}`)}
          </Row>
        );
      })}
      {status === 'signedIn' && (
        <Row as="button" type="button" {...itemLayout} className={styles.item} onClick={signOut}>
          <LogOut size={18} strokeWidth={1.8} aria-hidden />
          {t('mine.signOut')}
        </Row>
      )}
    </Stack>
  );
}
