import { Card, Stack, Text } from '@/components/Layout';
import { useFeature, useHasScreen } from '@/hooks/useFeature';
import { Link } from 'react-router-dom';
import { Button } from 'antd-mobile';
import { BookOpen, ChevronRight, Gift, Headset, MapPin, ScanLine, ShieldCheck } from 'lucide-react';
import { PullToRefresh } from '@/components/PullToRefresh';
import { Page } from '@/platform/h5/Page';
import { AccountOverview } from '@/features/account/components/AccountOverview';
import { Settings } from '@/features/account/components/Settings';
import { usePublishedAgreements } from '@/features/articles/useAgreementText';
import { useSignOut } from '@/features/account/useSignOut';
import { useAccountCounts } from '@/features/account/useAccountCounts';
import { InboxLink } from '@/features/inbox/h5/InboxLink';
import { useSearchParams } from '@/hooks/useSearchParams';
import { PlainLoading } from '@/components/Loading';
import { lazyComponent } from '@/components/lazyComponent';
import { formatClock, zoneName } from '@/features/service/serviceHours';
import { useMoney } from '@/hooks/useMoney';
import { useSession } from '@/hooks/useInitialState';
import { useTranslation } from '@/hooks/useTranslation';
import { pathOf } from '@/lib/routes';
import styles from './index.less';
import { UnpaidReminder } from '@/features/orders/components/UnpaidReminder';
import { OrderShortcuts } from '@/features/account/h5/OrderShortcuts';
import { AccountShortcuts } from '@/features/account/h5/AccountShortcuts';
import { FooterCards, HeaderLinkRows } from '@/features/account/h5/ShopLinks';
import { ProfileHead } from '@/features/account/h5/ProfileHead';
import { LegalLinks } from '@/features/articles/components/LegalLinks';
import { WalletCard } from '@/features/account/h5/WalletCard';

/** Loaded when it is opened. */
const InboxView = lazyComponent(
  () => import(/* webpackChunkName: "inbox" */ '@/features/inbox/h5/InboxView').then((code) => code.InboxView),
  PlainLoading,
);

/** The account page, or with `view=inbox` the inbox. */
export default function MinePage() {
  const { query } = useSearchParams();
  return query['view'] === 'inbox' ? <InboxView /> : <PhoneAccount />;
}

/** Profile, inbox, wallet, orders, coupons and tickets, links and settings. */
function PhoneAccount() {
  const { t, language } = useTranslation();
  const { user, status } = useSession();
  const { balance, balanceError, retryBalance, reward, hours, refresh } = useAccountCounts();
  const money = useMoney(reward?.currency);
  const signOut = useSignOut();
  const serviceTime =
    hours &&
    t(hours.isOpenNow ? 'mine.serviceUntil' : 'mine.serviceFrom', {
      time: formatClock(hours.isOpenNow ? hours.closes : hours.opens, language),
      zone: zoneName(hours.timeZone, language),
    });
  const hasScreen = useHasScreen();
  const hasWallet = useFeature('wallet');
  const hasAgreement = usePublishedAgreements(false).length > 0;
  const rows = [
    { icon: ScanLine, screen: 'redeem', name: t('mine.redeem') },
    { icon: MapPin, screen: 'addresses', name: t('mine.addresses'), figure: user?.counts.addresses },
    {
      icon: Gift,
      screen: 'promotion',
      name: t('mine.promotion'),
      figure: reward && t('mine.rewardEach', { amount: money(reward.amount) }),
    },
    { icon: Headset, screen: 'service', name: t('mine.service'), figure: serviceTime },
    { icon: BookOpen, screen: 'articles', name: t('article.title') },
    ...(hasAgreement ? [{ icon: ShieldCheck, screen: 'agreement', name: t('mine.agreement') } as const] : []),
  ] as const;
  return (
    <Page title={t('mine.title')} isTabPage action={<InboxLink />}>
      <PullToRefresh refresh={refresh} />
      <Stack gap={12} paddingInline="page" paddingBottom={24}>
        <ProfileHead />
        {hasWallet && (status === 'signedIn' || status === 'loading') && (
          <WalletCard balance={balance} hasFailed={balanceError !== undefined} retry={retryBalance} />
        )}
        <AccountOverview />
        <UnpaidReminder />
        <OrderShortcuts />
        <AccountShortcuts />
        <Card as="nav" divided paddingInline={16} aria-label={t('mine.title')}>
          {rows
            .filter(({ screen }) => hasScreen(screen))
            .map(({ icon: Icon, screen, name, ...row }) => (
              <Link key={screen} className={styles.row} to={pathOf('h5', screen)}>
                <Icon size={20} strokeWidth={1.8} aria-hidden />
                <span className={styles.name}>{name}</span>
                {'figure' in row && row.figure ? (
                  <Text minWidth={0} textAlign="end" color="ink-2" size={13} tabular>
                    {row.figure}
                  </Text>
                ) : null}
                <ChevronRight size={18} strokeWidth={1.8} aria-hidden />
              </Link>
            ))}
          {SHOP.header && <HeaderLinkRows />}
          {SHOP.hasLegalLinks && <LegalLinks className={styles.row} />}
        </Card>
        {SHOP.footer && <FooterCards />}
        <Card as="section" divided paddingInline={16} aria-label={t('mine.settings')}>
          <Settings />
        </Card>
        {status !== 'signedOut' && (
          <Button block shape="rounded" onClick={signOut}>
            {t('mine.signOut')}
          </Button>
        )}
      </Stack>
    </Page>
  );
}
