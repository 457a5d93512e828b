import { Link } from '@umijs/max';
import { Gift, Headset, MapPin, Package, ScanLine, Ticket, TicketPercent, UserRound, Wallet } from 'lucide-react';
import { mineSections, type MineSection } from '@/features/mine/mineSections';
import { useWords } from '@/hooks/useWords';
import { pathOf } from '@/routes';
import styles from './MineMenu.less';

const icons: Record<MineSection, typeof Package> = {
  profile: UserRound,
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
export function MineMenu({ section }: { section: MineSection }) {
  const { t } = useWords();
  return (
    <nav className={styles.menu} aria-label={t('mine.sections')}>
      {mineSections.map((one) => {
        const Icon = icons[one];
        return (
          <Link key={one} className={styles.item} to={pathOf('pc', 'mine', { index: one })} aria-current={one === section ? 'page' : undefined}>
            <Icon size={18} strokeWidth={1.8} aria-hidden />
            {t(`mine.${one}`)}
          </Link>
        );
      })}
    </nav>
  );
}
