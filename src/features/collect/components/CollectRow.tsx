import classNames from 'classnames';
import { ChevronDown } from 'lucide-react';
import type { FunctionComponent, ReactNode } from 'react';
import { RemoveButton } from '@/components/RemoveButton';
import { Skeleton } from '@/components/Skeleton';
import { Box, Card, Row, Stack, Text } from '@/components/Layout';
import type { Picture as PictureData } from '@/lib/picture';
import type { SkuOptionsControl } from '@/features/product/components/SkuPanel';
import { useTranslation } from '@/hooks/useTranslation';
import styles from './collect.less';
import { PresaleDay } from '@/components/DeliveryDays';
import { Picture } from '@/components/Picture';
import { Price } from '@/components/Price';
import type { FrameControl, CheckboxControl, QuantityProps } from '@/platform/controlProps';

/** What the UI kit of a platform draws. */
export interface CollectControls {
  Checkbox: CheckboxControl;
  Quantity: FunctionComponent<QuantityProps>;
  SkuOptions: SkuOptionsControl;
  /** The frame of a row; on h5 it can be swiped away. */
  Frame: FrameControl;
}

interface Props {
  controls: CollectControls;
  row: {
    line: { quantity: number; price: number };
    /** Undefined until the API has responded. */
    quoted:
      | {
          skuText: string;
          picture: PictureData;
          price: number;
          originalPrice: number | null;
          presale: { shipsOn: string } | null;
        }
      | undefined;
    state: string;
    canOrder: boolean;
    limit: { max: number };
  };
  labels: { name: string; obstacle: string; was: string; limit: string; total: string };
  /** The product name, as a link of the platform. */
  title: ReactNode;
  /** What the customer can do when the line is sold out. */
  soldOutAction: ReactNode;
  /** ISO 4217; undefined until the API has responded. */
  currency: string | undefined;
  isSelected: boolean;
  actions: {
    select: (isSelected: boolean) => void;
    saveForLater: () => void;
    setQuantity: (quantity: number) => void;
    changeSku: () => void;
    remove: () => void;
  };
}

/** A line of the bag: selection, quantity, variant, saving for later and removal. Says why it cannot be ordered. */
export function CollectRow({
  controls: { Checkbox, Quantity, Frame },
  row,
  labels,
  title,
  soldOutAction,
  currency,
  isSelected,
  actions,
}: Props) {
  const { t } = useTranslation();
  const { line, quoted, state, canOrder, limit } = row;
  const isGone = state === 'gone';
  const canTakeFewer = !canOrder && limit.max > 0 && line.quantity > limit.max;
  return (
    <Card as="li" overflow="hidden" className={styles.card}>
      <Frame className={styles.row} onRemove={actions.remove}>
        <Stack placeItems="center" width="touch" className={styles.tick}>
          <Checkbox name="line" checked={isSelected} disabled={!canOrder} onChange={actions.select}>
            <span className="visually-hidden">{t('collect.select', { name: labels.name })}</span>
          </Checkbox>
        </Stack>
        {quoted ? (
          <Picture picture={quoted.picture} className={classNames(styles.picture, !canOrder && styles.isOut)} />
        ) : (
          <span className={classNames(state === 'unknown' && 'skeleton', styles.picture)} />
        )}
        <Stack overflowWrap="anywhere" minWidth={0} justifyItems="start" gap={4} className={styles.text}>
          <Text
            as="h2"
            font="sans"
            weight={400}
            size={15}
            letterSpacing="normal"
            overflowWrap="anywhere"
            className={styles.name}
          >
            {state === 'unknown' ? <Skeleton width="120px" maxWidth="100%" height="16px" /> : title}
          </Text>
          {quoted?.skuText && !isGone && (
            <Row
              as="button"
              type="button"
              position="relative"
              maxWidth="full"
              align="center"
              gap={4}
              paddingBlock={4}
              paddingInline={12}
              border="line"
              radius="card"
              background="sunken"
              color="ink-2"
              size={13}
              inline
              hover="control"
              className={styles.change}
              aria-label={t('collect.change', { choice: quoted.skuText })}
              onClick={actions.changeSku}
            >
              <Text minWidth={0} overflowWrap="anywhere" textAlign="start">
                {quoted.skuText}
              </Text>
              <ChevronDown size={16} strokeWidth={1.8} aria-hidden />
            </Row>
          )}
          {labels.obstacle && (
            <Row as="p" size={13} wrap rowGap={0} columnGap={12} color="danger" weight={600}>
              {labels.obstacle}
              {canTakeFewer && (
                <Text
                  as="button"
                  type="button"
                  position="relative"
                  padding={0}
                  color="action"
                  weight={600}
                  size={13}
                  className={styles.take}
                  onClick={() => actions.setQuantity(limit.max)}
                >
                  {t('collect.take', { count: limit.max })}
                </Text>
              )}
            </Row>
          )}
          {state === 'soldOut' && soldOutAction}
          <PresaleDay shipsOn={quoted?.presale?.shipsOn} />
          {labels.was && (
            <Text as="p" color={quoted && quoted.price < line.price ? 'leaf' : 'ink-2'} size={13}>
              {labels.was}
            </Text>
          )}
          <Text as="p" size={13} color="ink-2" className={styles.limit} role="status">
            {labels.limit}
          </Text>
          {!isGone && (
            <Text
              as="button"
              type="button"
              position="relative"
              padding={0}
              color="action"
              weight={600}
              size={13}
              className={styles.take}
              aria-label={t('collect.laterNamed', { name: labels.name })}
              onClick={actions.saveForLater}
            >
              {t('collect.later')}
            </Text>
          )}
        </Stack>
        {!isGone && (
          <Row
            wrap
            minWidth={0}
            align="center"
            justify="space-between"
            rowGap={4}
            columnGap={12}
            className={styles.foot}
          >
            <div className={styles.price}>
              {quoted ? (
                <Price amount={quoted.price} original={quoted.originalPrice} {...(currency && { currency })} />
              ) : (
                <Skeleton width="64px" maxWidth="100%" height="16px" />
              )}
              {labels.total && (
                <Text as="p" color="ink-2" size={13} tabular>
                  {labels.total}
                </Text>
              )}
            </div>
            {(limit.max > 0 || !quoted) && (
              <Box marginInlineStart="auto" className={styles.quantity}>
                {quoted ? (
                  <Quantity
                    value={line.quantity}
                    max={limit.max}
                    label={t('collect.quantity', { name: labels.name })}
                    isLabelHidden
                    onChange={actions.setQuantity}
                  />
                ) : (
                  <Skeleton width="140px" height="var(--step, 44px)" radius="full" />
                )}
              </Box>
            )}
          </Row>
        )}
        <RemoveButton
          className={styles.remove}
          label={t('collect.remove', { name: labels.name })}
          onClick={actions.remove}
        />
      </Frame>
    </Card>
  );
}
