import { Link } from '@umijs/max';
import type { GoodsCard } from '@/api/schema/goods';
import { PartFault } from '@/components/common/PartFault';
import { Picture } from '@/components/common/Picture';
import { Price } from '@/components/common/Price';
import { stateOfCard } from '@/domain/knownGoods';
import type { Read } from '@/hooks/useRead';
import { useWords } from '@/hooks/useWords';
import { pathOf } from '@/routes';
import styles from './VirtualStrip.less';

/** Cards that are seen before the row is pushed. */
const inView = 3;

interface Props {
  virtualGoods: Pick<Read<{ list: readonly GoodsCard[] }>, 'data' | 'isLoading' | 'problem' | 'retry'>;
  /** Only those of a campaign. */
  campaignId?: string;
}

/** Goods without delivery, in a row that is pushed sideways. */
export function VirtualStrip({ virtualGoods, campaignId }: Props) {
  const { t } = useWords();
  const { data, isLoading, problem, retry } = virtualGoods;
  if (!isLoading && !problem && (!data || data.list.length === 0)) return null;
  return (
    <section>
      <header className={styles.header}>
        <h2 className={styles.title}>{t('home.virtual')}</h2>
        <Link className={styles.all} to={pathOf('h5', 'hall', { categoryId: 'virtual', campaignId })} aria-label={t('home.allOf', { name: t('home.virtual') })}>
          {t('home.all')}
        </Link>
      </header>
      {problem && (
        <div className={styles.fault}>
          <PartFault problem={problem} name={t('home.virtual')} retry={retry} />
        </div>
      )}
      {isLoading && (
        <div className={styles.strip} aria-hidden="true">
          <span className={`bone ${styles.bone}`} />
          <span className={`bone ${styles.bone}`} />
          <span className={`bone ${styles.bone}`} />
        </div>
      )}
      {data && (
        <ul className={styles.strip}>
          {data.list.map((goods, at) => (
            <li key={goods.id} className={styles.place}>
              <Link className={styles.card} to={pathOf('h5', 'goods', { id: goods.id })} state={stateOfCard(goods)}>
                <Picture picture={goods.picture} when={at < inView ? 'soon' : 'near'} className={styles.picture} />
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
