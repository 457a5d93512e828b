import { useModel } from '@umijs/max';
import { Link } from 'react-router-dom';
import classNames from 'classnames';
import { RemoveButton } from '@/components/RemoveButton';
import { Skeleton } from '@/components/Skeleton';
import { Card, Row, Stack, Text } from '@/components/Layout';
import { Picture } from '@/components/Picture';
import { Price } from '@/components/Price';
import { SectionError } from '@/platform/SectionError';
import { TextButton } from '@/components/TextButton';
import { LineAlert } from '@/features/alerts/components/LineAlert';
import type { CollectRow } from '@/features/collect/collectRow';
import type { Collect } from '@/features/collect/useCollect';
import { PresaleDay } from '@/components/DeliveryDays';
import { useCollectLabels } from '@/features/collect/useCollectLabels';
import { useTranslation } from '@/hooks/useTranslation';
import { pathOf } from '@/lib/routes';
import { usePlatform } from '@/platform/usePlatform';
import styles from './collect.less';

/** The saved products, which can be moved to the bag. Not shown while nothing is saved. */
export function SavedRows({ collect }: { collect: Collect }) {
  const { t } = useTranslation();
  const { showToast } = useModel('toast');
  const { savedRows, savedError } = collect;
  if (savedRows.length === 0) return null;
  // As in the bag: without any name and price there is only the error.
  const isUnknown = savedError !== undefined && savedRows.every(({ quoted }) => !quoted);
  const movable = savedRows.filter(({ canOrder }) => canOrder).map(({ line }) => line.skuId);
  const move = (skuIds: readonly string[], message: string) => {
    if (!collect.moveToBag(skuIds, message)) showToast(t('collect.full.bag'));
  };
  return (
    <Stack as="section" gap={12} marginTop={24}>
      <Row wrap align="center" justify="space-between" rowGap={4} columnGap={16} minHeight="touch" marginTop={12}>
        <Text as="h2" id="saved-products" size={20}>
          {t('mine.collect')}
        </Text>
        {movable.length > 1 && (
          <TextButton onClick={() => move(movable, t('collect.saved.movedAll', { count: movable.length }))}>
            {t('collect.saved.moveAll', { count: movable.length })}
          </TextButton>
        )}
      </Row>
      {savedError && <SectionError error={savedError} name={t('collect.prices')} retry={collect.retrySaved} />}
      {!isUnknown && (
        <Stack as="ul" gap={12} aria-labelledby="saved-products">
          {savedRows.map((row) => (
            <SavedRow key={row.line.skuId} row={row} collect={collect} move={move} />
          ))}
        </Stack>
      )}
    </Stack>
  );
}

interface RowProps {
  row: CollectRow;
  collect: Collect;
  move: (skuIds: readonly string[], message: string) => void;
}

function SavedRow({ row, collect, move }: RowProps) {
  const { platform, Button } = usePlatform();
  const { t } = useTranslation();
  const { line, quoted, state, canOrder } = row;
  const { name, obstacle, was } = useCollectLabels(collect.currency).row(row, 'saved');
  const isGone = state === 'gone';
  const { currency } = collect;
  return (
    <Card as="li" className={styles.savedRow}>
      {quoted ? (
        <Picture picture={quoted.picture} className={classNames(styles.picture, !canOrder && styles.isOut)} />
      ) : (
        <span className={classNames(state === 'unknown' && 'skeleton', styles.picture)} />
      )}
      <Stack overflowWrap="anywhere" minWidth={0} justifyItems="start" gap={4} className={styles.text}>
        <Text
          as="h3"
          font="sans"
          weight={400}
          size={15}
          letterSpacing="normal"
          overflowWrap="anywhere"
          className={styles.name}
        >
          {state === 'unknown' ? (
            <Skeleton width="120px" maxWidth="100%" height="16px" />
          ) : isGone ? (
            name
          ) : (
            <Link to={pathOf(platform, 'goods', { id: line.goodsId, sku: line.skuId })}>{name}</Link>
          )}
        </Text>
        {quoted?.skuText && !isGone && (
          <Text as="p" color="ink-2" size={13}>
            {quoted.skuText}
          </Text>
        )}
        <PresaleDay shipsOn={quoted?.presale?.shipsOn} />
        {quoted && !isGone && (
          <Price amount={quoted.price} original={quoted.originalPrice} {...(currency && { currency })} />
        )}
        {obstacle && (
          <Row as="p" size={13} wrap rowGap={0} columnGap={12} color="danger" weight={600}>
            {obstacle}
          </Row>
        )}
        {was && (
          <Text as="p" color={quoted && quoted.price < line.price ? 'leaf' : 'ink-2'} size={13}>
            {was}
          </Text>
        )}
        {quoted && !isGone && (
          <LineAlert
            kind={state === 'soldOut' ? 'stock' : 'price'}
            goodsId={line.goodsId}
            skuId={line.skuId}
            name={name}
          />
        )}
      </Stack>
      <div style={{ gridArea: 'action' }}>
        {!isGone && (
          <Button
            disabled={!canOrder}
            aria-label={t('collect.saved.moveNamed', { name })}
            onClick={() => move([line.skuId], t('collect.saved.moved', { name }))}
          >
            {t('collect.saved.move')}
          </Button>
        )}
      </div>
      <RemoveButton
        className={styles.remove}
        label={t('collect.remove', { name })}
        onClick={() => collect.removeSaved([line.skuId], t('collect.removed', { name }))}
      />
    </Card>
  );
}
