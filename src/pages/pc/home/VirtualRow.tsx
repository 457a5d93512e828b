import { Link } from '@umijs/max';
import type { GoodsCard } from '@/api/schema/goods';
import { PartFault } from '@/components/common/PartFault';
import { Picture } from '@/components/common/Picture';
import { Price } from '@/components/common/Price';
import { stateOfCard } from '@/domain/knownGoods';
import { useColumns } from '@/hooks/useColumns';
import type { Read } from '@/hooks/useRead';
import { useWords } from '@/hooks/useWords';
import { pathOf } from '@/routes';
import styles from './VirtualRow.less';

/** One row, as many as fit; the others are behind "All". */
const most = 5;

interface Props {
  virtualGoods: Pick<Read<{ list: readonly GoodsCard[] }>, 'data' | 'isLoading' | 'problem' | 'retry'>;
  /** Only those of a campaign. */
  campaignId?: string;
}

/** Goods without delivery. */
export function VirtualRow({ virtualGoods, campaignId }: Props) {
  const { t } = useWords();
  const { place, columns } = useColumns<HTMLElement>(208, 20, 1, most);
  const { data, isLoading, problem, retry } = virtualGoods;
  const row = { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` };
  if (!isLoading && !problem && (!data || data.list.length === 0)) return null;
  return (
    <section ref={place}>
      <header className={styles.header}>
        <h2 className={styles.title}>{t('home.virtual')}</h2>
        <Link className={styles.all} to={pathOf('pc', 'hall', { categoryId: 'virtual', campaignId })} aria-label={t('home.allOf', { name: t('home.virtual') })}>
          {t('home.all')}
        </Link>
      </header>
      {problem && <PartFault problem={problem} name={t('home.virtual')} retry={retry} />}
      {isLoading && (
        <div className={styles.row} style={row} aria-hidden="true">
          {Array.from({ length: columns }, (_, at) => (
            <span key={at} className={`bone ${styles.bone}`} />
          ))}
        </div>
      )}
      {data && (
        <ul className={styles.row} style={row}>
          {data.list.slice(0, columns).map((goods) => (
            <li key={goods.id} className={styles.place}>
              <Link className={styles.card} to={pathOf('pc', 'goods', { id: goods.id })} state={stateOfCard(goods)}>
                <Picture picture={goods.picture} when="soon" className={styles.picture} />
                <span className={styles.words}>
                  <span className={styles.name}>{goods.name}</span>
                  <Price amount={goods.price} original={goods.originalPrice} isFrom={goods.isFromPrice} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
