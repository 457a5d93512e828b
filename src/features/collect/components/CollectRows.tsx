import { Link } from '@umijs/max';
import { CollectRow, type CollectControls } from './CollectRow';
import { TextButton } from '@/components/TextButton';
import type { Collect } from '@/features/collect/useCollect';
import { useCollectLabels } from '@/features/collect/useCollectLabels';
import { useModalRoute } from '@/hooks/useModalRoute';
import { useTranslation } from '@/hooks/useTranslation';
import { pathOf } from '@/lib/routes';
import styles from './CollectRows.less';
import { SkuChange } from '@/features/product/components/SkuChange';
import type { CheckboxControl } from '@/platform/controlProps';
import { usePlatform } from '@/platform/usePlatform';

/** The collected products with their actions. */
export function CollectRows({ collect, controls }: { collect: Collect; controls: CollectControls }) {
  const { platform } = usePlatform();
  const { t } = useTranslation();
  const labels = useCollectLabels(collect.currency);
  const skuModal = useModalRoute('collect-sku');
  const { rows, changed } = collect;
  return (
    <>
      <ul className={styles.rows} aria-label={t('collect.list')}>
        {rows.map((row) => {
          const { line } = row;
          const rowLabels = labels.row(row);
          return (
            <CollectRow
              key={`${line.goodsId} ${line.at}`}
              controls={controls}
              row={row}
              labels={rowLabels}
              title={
                row.state === 'gone' ? (
                  rowLabels.name
                ) : (
                  <Link to={pathOf(platform, 'goods', { id: line.goodsId, sku: line.skuId })}>{rowLabels.name}</Link>
                )
              }
              currency={collect.currency}
              isTicked={collect.isTicked(line.skuId)}
              actions={{
                tick: (isTicked) => collect.tick(line.skuId, isTicked),
                setQuantity: (quantity) => collect.setQuantity(line.skuId, quantity),
                changeSku: () => {
                  collect.startChange(line.skuId);
                  skuModal.open();
                },
                remove: () => collect.remove([line.skuId], t('collect.removed', { name: rowLabels.name })),
              }}
            />
          );
        })}
      </ul>
      {changed && skuModal.isOpen && (
        <SkuChange
          Options={controls.SkuOptions}
          modal={skuModal}
          line={changed}
          onChange={(wanted) => {
            collect.change(wanted);
            skuModal.close();
          }}
        />
      )}
    </>
  );
}

/** Removes products that the shop no longer has; not shown while there are none. */
export function RemoveUnavailable({ collect }: { collect: Collect }) {
  const { t } = useTranslation();
  const count = collect.unavailableCount;
  if (count === 0) return null;
  return (
    <TextButton className={styles.removeLost} onClick={() => collect.removeLost(t('collect.removedLost', { count }))}>
      {t('collect.removeLost', { count })}
    </TextButton>
  );
}

/** Ticks all orderable products, or none. */
export function SelectAll({ collect, Checkbox }: { collect: Collect; Checkbox: CheckboxControl }) {
  const { t } = useTranslation();
  return (
    <Checkbox
      name="all"
      checked={collect.areAllTicked}
      indeterminate={collect.tickedCount > 0 && !collect.areAllTicked}
      disabled={!collect.canTickAll}
      onChange={collect.tickAll}
    >
      {t('collect.tickAll')}
    </Checkbox>
  );
}
