import { Link } from '@umijs/max';
import { CollectRow } from '@/components/common/CollectRow';
import { PartFault } from '@/components/common/PartFault';
import { StatePanel } from '@/components/common/StatePanel';
import type { Collect } from '@/features/collect/useCollect';
import { useCollectWords } from '@/features/collect/useCollectWords';
import { useLayer } from '@/hooks/useLayer';
import { useWords } from '@/hooks/useWords';
import { pathOf } from '@/routes';
import styles from './CollectList.less';
import { Fault } from './Fault';
import { SkuChangeSheet } from './SkuChangeSheet';

/** The kept goods of a customer, each with what can be done with it. */
export function CollectList({ collect }: { collect: Collect }) {
  const { t } = useWords();
  const words = useCollectWords(collect.currency);
  const skuLayer = useLayer('collect-sku');
  const { rows, changed, problem, isKnown, lostCount } = collect;

  if (rows.length === 0) {
    return (
      <StatePanel picture="empty-collect" title={t('collect.empty.title')} text={t('collect.empty.text')}>
        <Link className="way way-first" to={pathOf('h5', 'hall')}>
          {t('collect.empty.way')}
        </Link>
      </StatePanel>
    );
  }
  if (problem && !isKnown) return <Fault problem={problem} retry={collect.retry} />;
  return (
    <div className={styles.list}>
      {problem && <PartFault problem={problem} name={t('collect.prices')} retry={collect.retry} />}
      {lostCount > 0 && (
        <button type="button" className={styles.removeLost} onClick={() => collect.removeLost(t('collect.removedLost', { count: lostCount }))}>
          {t('collect.removeLost', { count: lostCount })}
        </button>
      )}
      <ul className={styles.rows} aria-label={t('collect.list')}>
        {rows.map((row) => {
          const { line } = row;
          const rowWords = words.row(row);
          return (
            <CollectRow
              key={`${line.goodsId} ${line.at}`}
              row={row}
              words={rowWords}
              title={row.state === 'gone' ? rowWords.name : <Link to={pathOf('h5', 'goods', { id: line.goodsId, sku: line.skuId })}>{rowWords.name}</Link>}
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
        <SkuChangeSheet
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
