import { LinkTabs } from '@/components/common/LinkTabs';
import { orderTabs, type OrderTab } from '@/features/orders/useOrders';
import { useSession } from '@/hooks/useShopState';
import { useWords } from '@/hooks/useWords';
import { pathOf, type Face } from '@/routes';

const isCounted = (tab: OrderTab): tab is 'toPay' | 'toShip' | 'toReceive' => tab === 'toPay' || tab === 'toShip' || tab === 'toReceive';

interface Props {
  face: Face;
  tab: OrderTab;
  /** Whether it says how many wait for something; the phone says so where it leads here. */
  isCounting?: boolean;
}

/** The states of orders as links, so that each has an address. */
export function OrderTabs({ face, tab, isCounting = false }: Props) {
  const { t } = useWords();
  const { user } = useSession();
  const tabs = orderTabs.map((id) => ({
    id,
    label: t(`order.tab.${id}`),
    to: pathOf(face, 'orders', id === 'all' ? {} : { status: id }),
    count: isCounting && isCounted(id) ? user?.counts[id] : undefined,
  }));
  return <LinkTabs name={t('order.tabs')} tabs={tabs} current={tab} />;
}
