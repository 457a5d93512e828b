import { Link } from '@umijs/max';
import { CollectRow } from '@/components/common/CollectRow';
import { PartFault } from '@/components/common/PartFault';
import type { Collect } from '@/features/collect/useCollect';
import { useCollectWords } from '@/features/collect/useCollectWords';
import { useLayer } from '@/hooks/useLayer';
import { useWords } from '@/hooks/useWords';
import { pathOf } from '@/routes';
import styles from './CollectRows.less';
import { SkuChangeDialog } from './SkuChangeDialog';

/** The kept goods, each with what can be done with it. */
export function CollectRows({ collect }: { collect: Collect }) {
  const { t } = useWords();
  const words = useCollectWords(collect.currency);
  const skuLayer = useLayer('collect-sku');
  const { rows, changed, problem, lostCount } = collect;
  return (
    <div className={styles.list}>
      <div className={styles.head}>
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
        {lostCount > 0 && (
          <button type="button" className={styles.removeLost} onClick={() => collect.removeLost(t('collect.removedLost', { count: lostCount }))}>
            {t('collect.removeLost', { count: lostCount })}
          </button>
        )}
      </div>
      {problem && <PartFault problem={problem} name={t('collect.prices')} retry={collect.retry} />}
      <ul className={styles.rows} aria-label={t('collect.list')}>
        {rows.map((row) => {
          const { line } = row;
          const rowWords = words.row(row);
          return (
            <CollectRow
              key={`${line.goodsId} ${line.at}`}
              row={row}
              words={rowWords}
              title={row.state === 'gone' ? rowWords.name : <Link to={pathOf('pc', 'goods', { id: line.goodsId, sku: line.skuId })}>{rowWords.name}</Link>}
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
        <SkuChangeDialog
          layer={skuLayer}
          line={changed}
          onChange={(wanted) => {
            collect.change(wanted);
            skuLayer.close();
          }}
        />
      )}
    </div>
  );
}
