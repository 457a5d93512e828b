import { lazy, Suspense } from 'react';
import { LoadingRows } from '@/components/common/LoadingRows';
import { CustomerScreen } from '@/components/pc/CustomerScreen';
import { kit } from '@/components/pc/kit';
import type { MineSection } from '@/features/mine/mineSections';

/** Each section is loaded when it is opened: whoever looks after an order does not wait for the wallet. */
const panels = {
  profile: lazy(() => import('@/components/pc/ProfilePanel').then(({ ProfilePanel }) => ({ default: ProfilePanel }))),
  orders: lazy(() => import('./OrdersSection')),
  wallet: lazy(() => import('@/components/pc/WalletPanel').then(({ WalletPanel }) => ({ default: WalletPanel }))),
  coupons: lazy(() => import('@/components/both/CouponList').then(({ CouponList }) => ({ default: () => <CouponList face="pc" /> }))),
  tickets: lazy(() => import('@/components/pc/TicketsPanel').then(({ TicketsPanel }) => ({ default: TicketsPanel }))),
  redeem: lazy(() => import('@/components/both/Redeem').then(({ Redeem }) => ({ default: () => <Redeem kit={kit} /> }))),
  addresses: lazy(() => import('@/components/pc/AddressPanel').then(({ AddressPanel }) => ({ default: AddressPanel }))),
  promotion: lazy(() => import('@/components/pc/PromotionPanel').then(({ PromotionPanel }) => ({ default: PromotionPanel }))),
  service: lazy(() => import('@/components/both/ServiceDesk').then(({ ServiceDesk }) => ({ default: () => <ServiceDesk kit={kit} /> }))),
} satisfies Record<MineSection, unknown>;

/** Sections that say themselves who may see what: the service desk is everybody's, a ticket seen before needs no connection. */
const openSections: readonly MineSection[] = ['service', 'tickets'];

/** What one section of the mine page shows: to a signed-in customer, unless the section is an open one. */
export function MinePanel({ section }: { section: MineSection }) {
  const Panel = panels[section];
  const content = (
    <Suspense fallback={<LoadingRows />}>
      <Panel />
    </Suspense>
  );
  return openSections.includes(section) ? content : <CustomerScreen>{content}</CustomerScreen>;
}
