import { Link } from 'react-router-dom';
import { Badge } from 'antd-mobile';
import { Clock, MessageSquareCheck, Package, Truck } from 'lucide-react';
import { Card, Row, Stack, Text } from '@/components/Layout';
import { autoColumns } from '@/components/autoColumns';
import { useSession } from '@/hooks/useInitialState';
import { useTranslation } from '@/hooks/useTranslation';
import { pathOf } from '@/lib/routes';
import styles from './account.less';

const orderStatusShortcuts = [
  { status: 'toPay', icon: Clock },
  { status: 'toShip', icon: Package },
  { status: 'toReceive', icon: Truck },
  { status: 'done', icon: MessageSquareCheck },
] as const;

/** Links to the orders of each state, with their counts. */
export function OrderShortcuts() {
  const { t } = useTranslation();
  const { user } = useSession();
  return (
    <Card as="section" paddingInline={16} paddingTop={8} paddingBottom={12} aria-labelledby="order-shortcuts">
      <Row as="header" wrap align="center" justify="space-between">
        <Text as="h2" id="order-shortcuts" size={17}>
          {t('mine.orders')}
        </Text>
        <Row as={Link} minHeight="touch" align="center" color="ink-2" size={13} to={pathOf('h5', 'orders')}>
          {t('mine.allOrders')}
        </Row>
      </Row>
      <Stack as="ul" style={autoColumns('60px', 'fit')}>
        {orderStatusShortcuts.map(({ status, icon: Icon }) => {
          const count = status === 'done' ? 0 : (user?.counts[status] ?? 0);
          const name = t(`order.tab.${status}`);
          return (
            <li key={status}>
              <Stack
                as={Link}
                justifyItems="center"
                alignContent="center"
                gap={4}
                color="ink-2"
                size={13}
                textAlign="center"
                style={{ minHeight: 56 }}
                to={pathOf('h5', 'orders', { status })}
              >
                <Badge
                  className={styles.count}
                  wrapperClassName={styles.icon}
                  content={count > 0 && <span aria-hidden="true">{count > 99 ? '99+' : count}</span>}
                >
                  <Icon size={24} strokeWidth={1.8} aria-hidden />
                </Badge>
                <span>
                  {name} {count > 0 && <span className="visually-hidden">{t('mine.shortcutCount', { count })}</span>}
                </span>
              </Stack>
            </li>
          );
        })}
      </Stack>
    </Card>
  );
}
