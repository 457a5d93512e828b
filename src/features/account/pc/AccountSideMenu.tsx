import { Row, Stack } from '@/components/Layout';
import { useHasScreen } from '@/hooks/useFeature';
import { Link } from '@umijs/max';
import { Bell, Gift, Headset, MapPin, Package, ScanLine, Ticket, TicketPercent, UserRound, Wallet } from 'lucide-react';
import { accountSections, type AccountSection } from '@/features/account/accountSections';
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

/** The sections of the mine page as links. */
export function AccountSideMenu({ section }: { section: AccountSection }) {
  const { t } = useTranslation();
  const hasScreen = useHasScreen();
  return (
    <Stack as="nav" alignContent="start" gap={4} print="none" className={styles.menu} aria-label={t('mine.sections')}>
      {accountSections.filter(hasScreen).map((one) => {
        const Icon = sectionIcons[one];
        return (
          <Row
            as={Link}
            key={one}
            minHeight="touch"
            align="center"
            gap={12}
            paddingBlock={0}
            paddingInline={16}
            radius="option"
            color="ink-2"
            hover="action"
            className={styles.item}
            to={pathOf('pc', 'mine', { index: one })}
            aria-current={one === section ? 'page' : undefined}
          >
            <Icon size={18} strokeWidth={1.8} aria-hidden />
            {t(`mine.${one}`)}
          </Row>
        );
      })}
    </Stack>
  );
}
