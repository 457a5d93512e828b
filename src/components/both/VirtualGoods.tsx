import { Link } from '@umijs/max';
import type { CSSProperties, Ref } from 'react';
import type { GoodsCard } from '@/api/schema/goods';
import { PartFault } from '@/components/common/PartFault';
import { Picture } from '@/components/common/Picture';
import { Price } from '@/components/common/Price';
import { stateOfCard } from '@/domain/knownGoods';
import type { Read } from '@/hooks/useRead';
import { useWords } from '@/hooks/useWords';
import { pathOf, type Face } from '@/routes';
import styles from './VirtualGoods.less';

/** How a face lays the cards out. */
interface Look {
  /** Where the width of the place is taken. */
  place?: Ref<HTMLElement>;
  /** Of the whole part: its sizes. */
  className: string | undefined;
  /** Of the cards, or their bones, beside each other. */
  listClassName: string | undefined;
  listStyle?: CSSProperties;
  /** Bones that stand while the goods come; as many cards are in view at first. */
  inView: number;
  /** Most cards; the others are behind "All". */
  most?: number;
}

export interface VirtualGoodsProps {
  virtualGoods: Pick<Read<{ list: readonly GoodsCard[] }>, 'data' | 'isLoading' | 'problem' | 'retry'>;
  /** Only those of a campaign. */
  campaignId?: string;
}

interface Props extends VirtualGoodsProps {
  face: Face;
  look: Look;
}

/** Goods without delivery; nothing where there are none. */
export function VirtualGoods({ face, virtualGoods, campaignId, look }: Props) {
  const { t } = useWords();
  const { data, isLoading, problem, retry } = virtualGoods;
  if (!isLoading && !problem && (!data || data.list.length === 0)) return null;
  return (
    <section ref={look.place} className={look.className}>
      <header className={styles.header}>
        <h2 className={styles.title}>{t('home.virtual')}</h2>
        <Link className={styles.all} to={pathOf(face, 'hall', { categoryId: 'virtual', campaignId })} aria-label={t('home.allOf', { name: t('home.virtual') })}>
          {t('home.all')}
        </Link>
      </header>
      {problem && (
        <div className={styles.fault}>
          <PartFault problem={problem} name={t('home.virtual')} retry={retry} />
        </div>
      )}
      {isLoading && (
        <div className={look.listClassName} style={look.listStyle} aria-hidden="true">
          {Array.from({ length: look.inView }, (_, at) => (
            <span key={at} className={`bone ${styles.bone}`} />
          ))}
        </div>
      )}
      {data && (
        <ul className={look.listClassName} style={look.listStyle}>
          {data.list.slice(0, look.most).map((goods, at) => (
            <li key={goods.id} className={styles.place}>
              <Link className={styles.card} to={pathOf(face, 'goods', { id: goods.id })} state={stateOfCard(goods)}>
                <Picture picture={goods.picture} when={at < look.inView ? 'soon' : 'near'} className={styles.picture} />
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
