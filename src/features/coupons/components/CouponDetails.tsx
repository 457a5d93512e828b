import classNames from 'classnames';
import type { ReactNode } from 'react';
import { Card, Row, Stack, Text } from '@/components/Layout';
import { headingColors } from '@/domain/stateTones';
import styles from './styles.less';

interface Props {
  /** The formatted discount. */
  value: string;
  name: string;
  /** Which products and which minimum total it applies to. */
  condition: string;
  /** Its expiry date, or its state. */
  life: string;
  /** Used or expired. */
  isOver?: boolean;
  /** Actions. */
  children?: ReactNode;
}

/** A coupon card: the discount at the left, the conditions at the right. */
export function CouponDetails({ value, name, condition, life, isOver = false, children }: Props) {
  return (
    <Card as="article" className={classNames(styles.coupon, isOver && styles.couponDetailsIsOver)} aria-label={name}>
      <Stack
        as="p"
        placeItems="center"
        paddingBlock={16}
        paddingInline={12}
        background="soft"
        color="action"
        size={20}
        textAlign="center"
        className={classNames('serif', styles.couponDetailsValue)}
      >
        <span className={styles.amount}>{value}</span>
      </Stack>
      <Stack minWidth={0} alignContent="center" gap={2} paddingBlock={14} paddingInline={16}>
        <Text as="h2" font="sans" size={15} letterSpacing="normal" color={headingColors[isOver ? 'quiet' : 'plain']}>
          {name}
        </Text>
        {condition && (
          <Text as="p" color="ink-2" size={13}>
            {condition}
          </Text>
        )}
        <Text as="p" color="ink-3" size={13}>
          {life}
        </Text>
        {children && <Row marginTop={8}>{children}</Row>}
      </Stack>
    </Card>
  );
}
