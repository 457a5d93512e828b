import { Link } from '@umijs/max';
import { CollectRow } from '@/components/common/CollectRow';
import { TextButton } from '@/components/common/TextButton';
import type { Collect } from '@/features/collect/useCollect';
import { useCollectWords } from '@/features/collect/useCollectWords';
import { useLayer } from '@/hooks/useLayer';
import { useWords } from '@/hooks/useWords';
import { pathOf } from '@/routes';
import styles from './CollectRows.less';
import type { Kit } from './kit';
import { SkuChange } from './SkuChange';

/** The kept goods, each with what can be done with it. */
export function CollectRows({ kit, collect }: { kit: Kit; collect: Collect }) {
  const { t } = useWords();
  const words = useCollectWords(collect.currency);
  const skuLayer = useLayer('collect-sku');
  const { rows, changed } = collect;
  return (
    <>
      <ul className={styles.rows} aria-label={t('collect.list')}>
        {rows.map((row) => {
          const { line } = row;
          const rowWords = words.row(row);
          return (
            <CollectRow
              key={`${line.goodsId} ${line.at}`}
              row={row}
              words={rowWords}
              title={row.state === 'gone' ? rowWords.name : <Link to={pathOf(kit.face, 'goods', { id: line.goodsId, sku: line.skuId })}>{rowWords.name}</Link>}
              currency={collect.currency}
              isTicked={collect.isTicked(line.skuId)}
              actions={{
                tick: (isTicked) => collect.tick(line.skuId, isTicked),
                setQuantity: (quantity) => collect.setQuantity(line.skuId, quantity),
                changeSku: () => {
                  collect.startChange(line.skuId);
                  skuLayer.open();
                },
                remove: () => collect.remove([line.skuId], t('collect.removed', { name: rowWords.name })),
              }}
            />
          );
        })}
      </ul>
      {changed && skuLayer.isOpen && (
        <SkuChange
          kit={kit}
          layer={skuLayer}
          line={changed}
          onChange={(wanted) => {
            collect.change(wanted);
            skuLayer.close();
          }}
        />
      )}
    </>
  );
}

/** Takes out of the list what the shop has no more; nothing while all of it is there. */
export function RemoveLost({ collect }: { collect: Collect }) {
  const { t } = useWords();
  const count = collect.lostCount;
  if (count === 0) return null;
  return (
    <TextButton className={styles.removeLost} onClick={() => collect.removeLost(t('collect.removedLost', { count }))}>
      {t('collect.removeLost', { count })}
    </TextButton>
  );
}

/** Ticks all that can be ordered, or none of it. */
export function TickAll({ collect }: { collect: Collect }) {
  const { t } = useWords();
  return (
    <label className={styles.all}>
      <input
        type="checkbox"
        checked={collect.areAllTicked}
        disabled={!collect.canTickAll}
        ref={(input) => {
          if (input) input.indeterminate = collect.tickedCount > 0 && !collect.areAllTicked;
        }}
        onChange={(event) => collect.tickAll(event.target.checked)}
      />
      {t('collect.tickAll')}
    </label>
  );
}
