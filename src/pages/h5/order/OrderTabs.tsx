import { Link } from '@umijs/max';
import { useEffect, useRef } from 'react';
import { orderTabs, type OrderTab } from '@/features/orders/useOrders';
import { useWords } from '@/hooks/useWords';
import { pathOf } from '@/routes';
import styles from './OrderTabs.less';

/** The states as links, so that each has an address; the chosen one is kept in view. */
export function OrderTabs({ tab }: { tab: OrderTab }) {
  const { t } = useWords();
  const chosen = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // Newer browsers answer a promise here, which React would take for the way to clean up.
    void chosen.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [tab]);
  return (
    <nav className={styles.tabs} aria-label={t('order.tabs')}>
      {orderTabs.map((one) => (
        <Link
          key={one}
          ref={one === tab ? chosen : undefined}
          className={styles.tab}
          to={pathOf('h5', 'orders', one === 'all' ? {} : { status: one })}
          replace
          aria-current={one === tab ? 'page' : undefined}
        >
          {t(`order.tab.${one}`)}
        </Link>
      ))}
    </nav>
  );
}
