import { useModel } from '@umijs/max';
import { Link } from 'react-router-dom';
import { CollectRow, type CollectControls } from './CollectRow';
import { Row, Stack, Text } from '@/components/Layout';
import { LineAlert } from '@/features/alerts/components/LineAlert';
import type { CollectRow as CollectRowData } from '@/features/collect/collectRow';
import { TextButton } from '@/components/TextButton';
import type { Collect } from '@/features/collect/useCollect';
import { useCollectLabels } from '@/features/collect/useCollectLabels';
import { useModalRoute } from '@/hooks/useModalRoute';
import { useTranslation } from '@/hooks/useTranslation';
import { pathOf } from '@/lib/routes';
import { SkuChange } from '@/features/product/components/SkuChange';
import type { CheckboxControl } from '@/platform/controlProps';
import { usePlatform } from '@/platform/usePlatform';

/** The modal in which the variant of `collect.changed` is chosen. */
export const SKU_MODAL = 'collect-sku';

/** The lines of the bag with their actions. Lines that are sold out or gone are set apart. */
export function CollectRows({ collect, controls }: { collect: Collect; controls: CollectControls }) {
  const { platform } = usePlatform();
  const { t } = useTranslation();
  const labels = useCollectLabels(collect.currency);
  const skuModal = useModalRoute(SKU_MODAL);
  const { showToast } = useModel('toast');
  const { rows, changed } = collect;
  const isUnavailable = ({ state }: CollectRowData) => state === 'gone' || state === 'soldOut';
  const unavailable = rows.filter(isUnavailable);
  const draw = (row: CollectRowData) => {
    const { line } = row;
    const rowLabels = labels.row(row, 'bag', collect.subtotalOf(line));
    const { name } = rowLabels;
    return (
      <CollectRow
        key={`${line.goodsId} ${line.at}`}
        controls={controls}
        row={row}
        labels={rowLabels}
        title={
          row.state === 'gone' ? (
            name
          ) : (
            <Link to={pathOf(platform, 'goods', { id: line.goodsId, sku: line.skuId })}>{name}</Link>
          )
        }
        soldOutAction={<LineAlert kind="stock" goodsId={line.goodsId} skuId={line.skuId} name={name} />}
        currency={collect.currency}
        isSelected={collect.isSelected(line.skuId)}
        actions={{
          select: (isSelected) => collect.select(line.skuId, isSelected),
          setQuantity: (quantity) => collect.setQuantity(line.skuId, quantity),
          changeSku: () => {
            collect.startChange(line.skuId);
            skuModal.open();
          },
          saveForLater: () => {
            if (!collect.saveForLater(line.skuId, t('collect.laterDone', { name }))) showToast(t('collect.full.saved'));
          },
          remove: () => collect.removeFromBag([line.skuId], t('collect.removed', { name })),
        }}
      />
    );
  };
  return (
    <>
      {rows.length > unavailable.length && (
        <Stack as="ul" gap={12} aria-label={t('collect.title')}>
          {rows.filter((row) => !isUnavailable(row)).map(draw)}
        </Stack>
      )}
      {unavailable.length > 0 && (
        <Stack as="section" gap={12}>
          <Row wrap align="center" justify="space-between" rowGap={4} columnGap={16} minHeight="touch" marginTop={12}>
            <Text as="h2" size={17}>
              {t('collect.unavailable')}
            </Text>
            <RemoveUnavailable collect={collect} />
          </Row>
          <Stack as="ul" gap={12} aria-label={t('collect.unavailable')}>
            {unavailable.map(draw)}
          </Stack>
        </Stack>
      )}
      {changed && skuModal.isOpen && (
        <SkuChange
          Options={controls.SkuOptions}
          modal={skuModal}
          line={changed}
          onChange={(requested) => {
            collect.change(requested);
            skuModal.close();
          }}
        />
      )}
    </>
  );
}

/** Removes the lines that the shop no longer has; not shown while there are none. */
function RemoveUnavailable({ collect }: { collect: Collect }) {
  const { t } = useTranslation();
  const count = collect.unavailableCount;
  if (count === 0) return null;
  return (
    <TextButton size={13} onClick={() => collect.removeUnavailable(t('collect.removedUnavailable', { count }))}>
      {t('collect.removeUnavailable', { count })}
    </TextButton>
  );
}

/** Selects all lines that can be ordered, or none. */
export function SelectAll({ collect, Checkbox }: { collect: Collect; Checkbox: CheckboxControl }) {
  const { t } = useTranslation();
  return (
    <Checkbox
      name="all"
      checked={collect.areAllSelected}
      indeterminate={collect.selectedCount > 0 && !collect.areAllSelected}
      disabled={!collect.canSelectAll}
      onChange={collect.selectAll}
    >
      {t('collect.selectAll')}
    </Checkbox>
  );
}
