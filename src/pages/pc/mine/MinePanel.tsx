import { LoadingRows } from '@/components/common/LoadingRows';
import { CustomerScreen } from '@/components/pc/CustomerScreen';
import { kit } from '@/components/pc/kit';
import type { MineSection } from '@/features/mine/mineSections';
import { lazyPart } from '@/lazyPart';

/** Each section is loaded when it is opened: whoever looks after an order does not wait for the wallet. */
const panels = {
  profile: lazyPart(() => import('@/components/pc/ProfilePanel').then(({ ProfilePanel }) => ProfilePanel), LoadingRows),
  orders: lazyPart(() => import('./OrdersSection').then((code) => code.default), LoadingRows),
  wallet: lazyPart(() => import('@/components/pc/WalletPanel').then(({ WalletPanel }) => WalletPanel), LoadingRows),
  coupons: lazyPart(() => import('@/components/both/CouponList').then(({ CouponList }) => () => <CouponList face="pc" />), LoadingRows),
  tickets: lazyPart(() => import('@/components/pc/TicketsPanel').then(({ TicketsPanel }) => TicketsPanel), LoadingRows),
  redeem: lazyPart(() => import('@/components/both/Redeem').then(({ Redeem }) => () => <Redeem kit={kit} />), LoadingRows),
  addresses: lazyPart(() => import('@/components/pc/AddressPanel').then(({ AddressPanel }) => AddressPanel), LoadingRows),
  promotion: lazyPart(() => import('@/components/pc/PromotionPanel').then(({ PromotionPanel }) => PromotionPanel), LoadingRows),
  service: lazyPart(() => import('@/components/both/ServiceDesk').then(({ ServiceDesk }) => () => <ServiceDesk kit={kit} />), LoadingRows),
} satisfies Record<MineSection, unknown>;

/** Sections that say themselves who may see what: the service desk is everybody's, a ticket seen before needs no connection. */
const openSections: readonly MineSection[] = ['service', 'tickets'];

/** What one section of the mine page shows: to a signed-in customer, unless the section is an open one. */
export function MinePanel({ section }: { section: MineSection }) {
  const Panel = panels[section];
  const content = <Panel />;
  return openSections.includes(section) ? content : <CustomerScreen>{content}</CustomerScreen>;
}
