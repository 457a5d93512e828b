import '@/features/orders/orderSearchMessages';
import { Box, Row } from '@/components/Layout';
import { PillSelect } from '@/components/PillSelect';
import { SearchInput } from '@/components/SearchInput';
import { Skeleton } from '@/components/Skeleton';
import type { OrderSearch } from '@/features/orders/useOrders';
import { useDateFormat } from '@/hooks/useDateFormat';
import { useTranslation } from '@/hooks/useTranslation';
import styles from './orders.less';

interface Props {
  search: OrderSearch;
  /** The months with orders, newest first. */
  months: readonly string[];
  onSearch: (search: Partial<OrderSearch>) => void;
}

/** The search of the orders: its text, and the month where there are several. */
export function OrderSearchBar({ search, months, onSearch }: Props) {
  const { t } = useTranslation();
  const { month } = useDateFormat();
  return (
    <Row role="search" aria-label={t('order.search')} wrap gap={8} marginBottom={14}>
      <div className={styles.search}>
        <SearchInput label={t('order.search')} value={search.keyword} onChange={(keyword) => onSearch({ keyword })} />
      </div>
      {months.length > 1 && (
        <PillSelect
          label={t('order.search.month')}
          value={search.month}
          options={[
            { value: '', name: t('order.search.anyMonth') },
            ...months.map((one) => ({ value: one, name: month(one) })),
          ]}
          onChange={(value) => onSearch({ month: value })}
        />
      )}
    </Row>
  );
}

/** Reserves the height of the search while it is not known whether there is one. */
export const OrderSearchSkeleton = () => (
  <Box marginBottom={14}>
    <Skeleton height="44px" radius="full" />
  </Box>
);
