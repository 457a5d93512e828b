import { useNavigate } from '@umijs/max';
import { Link } from 'react-router-dom';
import type { FocusEvent } from 'react';
import { Box, Row, Stack, Text } from '@/components/Layout';
import { Picture } from '@/components/Picture';
import { Price } from '@/components/Price';
import { RemoveButton } from '@/components/RemoveButton';
import { Savings } from '@/components/Savings';
import { UndoBar } from '@/components/UndoBar';
import { SKU_MODAL } from '@/features/collect/components/CollectRows';
import { useCollect } from '@/features/collect/useCollect';
import { useCollectLabels } from '@/features/collect/useCollectLabels';
import { useDeliveryPromise } from '@/components/useDeliveryPromise';
import { useTranslation } from '@/hooks/useTranslation';
import { pathOf } from '@/lib/routes';
import { Checkbox } from '@/platform/pc/Checkbox';
import { Quantity } from '@/platform/pc/Quantity';
import styles from './MiniBag.less';

/** Number of lines that are shown; the others are counted. */
const shownCount = 4;

/** A line that is removed takes the focus with it. The popover stays open while the pointer is on it. */
function keepOpen(event: FocusEvent<HTMLElement>) {
  if (event.relatedTarget === null && event.currentTarget.matches(':hover')) event.stopPropagation();
}

/** The newest lines of the bag, which can be changed, the total of the selected ones, and links to the bag and to the checkout. */
export function MiniBag() {
  const { t } = useTranslation();
  const collect = useCollect({ isSavedShown: false });
  const labels = useCollectLabels(collect.currency);
  const { rows, pack, checkoutError, packLines, currency } = collect;
  const promise = useDeliveryPromise(pack ?? {});
  const navigate = useNavigate();
  const bagPath = pathOf('pc', 'collect');
  /** The variant is changed on the page of the bag: the panel is too large for the popover, and would close it. */
  const changeSku = (skuId: string) => {
    collect.startChange(skuId);
    navigate(bagPath);
    navigate(bagPath, { state: { modals: [SKU_MODAL] } });
  };
  return (
    <Stack
      as="section"
      gap={12}
      onBlur={keepOpen}
      style={{ width: 360, maxWidth: 'calc(100vw - 64px)' }}
      aria-label={t('collect.title')}
    >
      {collect.removed && (
        <UndoBar message={collect.removed.name} onUndo={collect.undo} onOver={collect.forgetRemoved} />
      )}
      <Stack as="ul" gap={12} className={styles.lines}>
        {rows.slice(0, shownCount).map((row) => {
          const { line, quoted, limit } = row;
          const { name, obstacle, total } = labels.row(row, 'bag', collect.subtotalOf(line));
          return (
            <Stack as="li" key={`${line.goodsId} ${line.at}`} gap={4}>
              <div className={styles.row}>
                {quoted ? (
                  <Picture picture={quoted.picture} when="soon" width={56} radius="option" background="sunken" />
                ) : (
                  <Box as="span" radius="option" background="sunken" style={{ width: 56, aspectRatio: 1 }} />
                )}
                <Stack gap={2}>
                  <Text
                    as={Link}
                    color="ink"
                    overflowWrap="anywhere"
                    hover="action"
                    to={pathOf('pc', 'goods', { id: line.goodsId, sku: line.skuId })}
                  >
                    {name}
                  </Text>
                  {quoted?.skuText && (
                    <Text
                      as="button"
                      type="button"
                      padding={0}
                      color="ink-2"
                      size={13}
                      textAlign="start"
                      className={styles.change}
                      aria-label={t('collect.change', { choice: quoted.skuText })}
                      onClick={() => changeSku(line.skuId)}
                    >
                      {quoted.skuText}
                    </Text>
                  )}
                  {obstacle && (
                    <Text color="danger" size={13} weight={600}>
                      {obstacle}
                    </Text>
                  )}
                </Stack>
                {quoted && (
                  <Stack justifyItems="end">
                    <Price amount={quoted.price} {...(currency && { currency })} />
                    {total && (
                      <Text color="ink-2" size={13} tabular>
                        {total}
                      </Text>
                    )}
                  </Stack>
                )}
              </div>
              <Row align="center" gap={12}>
                <Checkbox
                  name={`mini-${line.skuId}`}
                  checked={collect.isSelected(line.skuId)}
                  disabled={!row.canOrder}
                  onChange={(isSelected) => collect.select(line.skuId, isSelected)}
                >
                  <span className="visually-hidden">{t('collect.select', { name })}</span>
                </Checkbox>
                {quoted && limit.max > 0 && (
                  <Quantity
                    value={line.quantity}
                    max={limit.max}
                    label={t('collect.quantity', { name })}
                    isLabelHidden
                    onChange={(quantity) => collect.setQuantity(line.skuId, quantity)}
                  />
                )}
                <RemoveButton
                  className={styles.remove}
                  label={t('collect.remove', { name })}
                  onClick={() => collect.removeFromBag([line.skuId], t('collect.removed', { name }))}
                />
              </Row>
            </Stack>
          );
        })}
      </Stack>
      {rows.length > shownCount && (
        <Text as="p" color="ink-2" size={13}>
          {t('collect.mini.more', { count: rows.length - shownCount })}
        </Text>
      )}
      {pack && (
        <Row as="p" wrap justify="space-between" paddingTop={12} borderTop="line">
          <span>{t('order.total')}</span>
          <Price amount={pack.total} currency={pack.currency} />
          <Text textWrap="balance" color="ink-2" size={13} className={styles.besides}>
            {labels.besideGoods(pack, promise)}
          </Text>
        </Row>
      )}
      {pack && <Savings saves={pack.saves} currency={pack.currency} />}
      <Row wrap gap={8} className={styles.links}>
        <Link className="button-link" to={bagPath}>
          {t('collect.added.view')}
        </Link>
        {checkoutError === undefined && (
          <Link
            className="button-link button-link-primary"
            data-prefetch
            to={pathOf('pc', 'checkout', { lines: packLines })}
          >
            {labels.checkOut(collect)}
          </Link>
        )}
      </Row>
    </Stack>
  );
}
