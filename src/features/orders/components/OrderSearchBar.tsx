import '@/features/orders/orderSearchMessages';
import { Box, Row } from '@/components/Layout';
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
        <Box
          as="select"
          maxWidth="full"
          minHeight="touch"
          paddingBlock={4}
          paddingInline={12}
          border="line"
          radius="full"
          background="surface"
          className={styles.month}
          aria-label={t('order.search.month')}
          value={search.month}
          onChange={(event) => onSearch({ month: event.target.value })}
        >
          <option value="">{t('order.search.anyMonth')}</option>
          {months.map((one) => (
            <option key={one} value={one}>
              {month(one)}
            </option>
          ))}
        </Box>
      )}
    </Row>
  );
}

/** The place of the search while it is not known whether there is one. */
export const OrderSearchSkeleton = () => (
  <Box marginBottom={14}>
    <Skeleton height="44px" radius="full" />
  </Box>
);
