import { useLocation } from '@umijs/max';
import { accountSectionToOpen } from '@/features/account/accountSections';
import { useTitle } from '@/hooks/useTitle';
import { useTranslation } from '@/hooks/useTranslation';
import type { MessageKey } from '@/lib/i18n';
import { pathOf, platformOfPath, screenOf, type Screen } from '@/lib/routes';
import { parseSearchParams, type Query } from '@/lib/searchParams';
import { indexStorage } from '@/lib/storage';
import { PlainLoading } from '@/components/Loading';

/** The titles of the screens whose title is loaded before the code of the page. The home page has none. */
const screenTitleKeys: Readonly<Partial<Record<Screen, MessageKey>>> = {
  hall: 'shell.tab.hall',
  collect: 'collect.title',
  goods: 'goods.title',
  checkout: 'checkout.title',
  orderSuccess: 'checkout.done.title',
  orders: 'order.title',
  addresses: 'address.title',
  coupons: 'mine.coupons',
  wallet: 'mine.wallet',
  withdraw: 'mine.withdraw',
  tickets: 'mine.tickets',
  ticket: 'ticket.title',
  redeem: 'mine.redeem',
  promotion: 'mine.promotion',
  service: 'service.title',
  profile: 'profile.title',
  editNickname: 'profile.nickname.title',
  editAvatar: 'profile.avatar.title',
  editPhone: 'profile.phone.title',
  articles: 'article.title',
  article: 'article.title',
  agreement: 'article.agreement',
  campaign: 'home.banners',
  inbox: 'mine.inbox',
  mine: 'mine.title',
  login: 'login.title',
};

/** The titles of routes that show a part of a screen, where they differ from the screen's. */
const partTitleKeys: Readonly<Record<string, MessageKey | undefined>> = {
  '/h5/components/goodsCard': 'shell.goodsCard',
  '/h5/components/presale': 'goods.presale',
  '/h5/components/collect': 'collect.list',
  '/h5/components/message': undefined,
  '/h5/components/withdrawModal': undefined,
  '/pc/components/wallet/withdraw': 'mine.wallet',
  '/pc/components/order/orderAddress': 'order.deliveredTo',
  '/pc/components/order/orderCancel': 'order.cancelTitle',
};

function titleKeyOf(pathname: string, query: Query): MessageKey | undefined {
  if (pathname === pathOf('pc', 'mine')) return `mine.${accountSectionToOpen(query['index'], indexStorage.read())}`;
  const screen = screenOf(pathname, query);
  if (!screen) return platformOfPath(pathname) && 'problem.404.title';
  // The messages of its title come with its code.
  if (query['edit'] === 'email') return undefined;
  return Object.hasOwn(partTitleKeys, pathname) ? partTitleKeys[pathname] : screenTitleKeys[screen];
}

/**
 * A page whose code is loading, with the title that it will have. Before the messages are loaded, and where the title comes with the
 * code of the page, it is called as the shop.
 */
export function NamedLoading() {
  const { pathname, search } = useLocation();
  const { t } = useTranslation();
  const key = titleKeyOf(pathname, parseSearchParams(search));
  const title = key && t(key);
  useTitle(title);
  return <PlainLoading title={title} />;
}
