import { LoadingRows } from '@/platform/LoadingRows';
import { CustomerOnly } from '@/features/login/components/CustomerOnly';
import type { AccountSection } from '@/features/account/accountSections';
import { AccountOverview } from '@/features/account/components/AccountOverview';
import { Box } from '@/components/Layout';
import { useSearchParams } from '@/hooks/useSearchParams';
import { lazyComponent } from '@/components/lazyComponent';
import styles from './AccountSideMenu.less';

/** Each section is loaded when it is opened. */
const panelOfSection = {
  profile: lazyComponent(
    () => import('@/features/profile/pc/ProfilePanel').then(({ ProfilePanel }) => ProfilePanel),
    LoadingRows,
  ),
  inbox: lazyComponent(
    () =>
      import(/* webpackChunkName: "inbox" */ '@/features/inbox/components/InboxList').then(({ InboxList }) => () => (
        <InboxList />
      )),
    LoadingRows,
  ),
  orders: lazyComponent(() => import('@/features/orders/pc/OrdersSection').then((code) => code.default), LoadingRows),
  wallet: lazyComponent(
    () => import('@/features/wallet/pc/WalletPanel').then(({ WalletPanel }) => WalletPanel),
    LoadingRows,
  ),
  coupons: lazyComponent(
    () => import('@/features/coupons/components/CouponList').then(({ CouponList }) => () => <CouponList />),
    LoadingRows,
  ),
  tickets: lazyComponent(
    () => import('@/features/tickets/pc/TicketsPanel').then(({ TicketsPanel }) => TicketsPanel),
    LoadingRows,
  ),
  redeem: lazyComponent(
    () => import('@/features/redeem/components/Redeem').then(({ Redeem }) => () => <Redeem />),
    LoadingRows,
  ),
  addresses: lazyComponent(
    () => import('@/features/address/pc/AddressPanel').then(({ AddressPanel }) => AddressPanel),
    LoadingRows,
  ),
  promotion: lazyComponent(
    () => import('@/features/promotion/pc/PromotionPanel').then(({ PromotionPanel }) => PromotionPanel),
    LoadingRows,
  ),
  service: lazyComponent(
    () => import('@/features/service/components/ServiceDesk').then(({ ServiceDesk }) => () => <ServiceDesk />),
    LoadingRows,
  ),
} satisfies Record<AccountSection, unknown>;

/** Sections that do not require a sign-in: the service desk and the articles of the inbox are public, and stored tickets are shown offline. */
const sectionsForVisitors: readonly AccountSection[] = ['service', 'tickets', 'inbox'];

/** Sections that show the places of their own content while the user is loading. */
const sectionsWithSkeleton: readonly AccountSection[] = ['coupons', 'addresses', 'promotion'];

/** The content of a section. It asks visitors to sign in unless the section is open to them. */
export function AccountPanel({ section }: { section: AccountSection }) {
  const Panel = panelOfSection[section];
  const content = <Panel />;
  if (sectionsForVisitors.includes(section)) return content;
  return (
    <CustomerOnly waiting={sectionsWithSkeleton.includes(section) ? content : undefined}>
      {section === 'orders' && <OverviewOfOrders />}
      {content}
    </CustomerOnly>
  );
}

/** The overview above the list of all orders, which the account page opens at first. */
function OverviewOfOrders() {
  const { query } = useSearchParams();
  if (['id', 'status', 'keyword', 'month'].some((name) => query[name])) return null;
  return (
    <Box className={styles.overview}>
      <AccountOverview />
    </Box>
  );
}
