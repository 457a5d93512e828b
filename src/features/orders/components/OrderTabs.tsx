import { LinkTabs } from '@/components/LinkTabs';
import { hasOrderCount, isSearchable, orderTabs, type OrderTab } from '@/features/orders/useOrders';
import { useSession } from '@/hooks/useInitialState';
import { useSearchParams } from '@/hooks/useSearchParams';
import { useTranslation } from '@/hooks/useTranslation';
import { pathOf } from '@/lib/routes';
import { usePlatform } from '@/platform/usePlatform';

interface Props {
  tab: OrderTab;
  /** Whether the tabs show how many orders need an action; on h5 the mine page shows it. */
  isCounting?: boolean;
}

/** The order states as links, so that each has a URL. */
export function OrderTabs({ tab, isCounting = false }: Props) {
  const { platform } = usePlatform();
  const { t } = useTranslation();
  const { user } = useSession();
  const { query } = useSearchParams();
  // The search stays.
  const search = { keyword: query['keyword'], month: query['month'] };
  const tabs = orderTabs.map((id) => ({
    id,
    label: t(`order.tab.${id}`),
    to: pathOf(platform, 'orders', { ...(id !== 'all' && { status: id }), ...(isSearchable(id) && search) }),
    count: isCounting && hasOrderCount(id) ? user?.counts[id] : undefined,
  }));
  return <LinkTabs name={t('order.tabs')} tabs={tabs} current={tab} />;
}
