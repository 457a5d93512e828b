import { Link } from '@umijs/max';
import { memo, type ComponentProps } from 'react';
import { stateOfCard } from '@/domain/knownGoods';
import { pathOf } from '@/routes';
import { GoodsBadge } from './GoodsBadge';
import styles from './GoodsCard.less';
import { Picture } from './Picture';
import { Price } from './Price';

interface Props {
  face: 'h5' | 'pc';
  goods: {
    id: string;
    name: string;
    picture: ComponentProps<typeof Picture>['picture'];
    price: number;
    originalPrice: number | null;
    isFromPrice: boolean;
  } & ComponentProps<typeof GoodsBadge>['goods'];
  /** Seen without scrolling: its picture does not wait for that. */
  isInView?: boolean;
}

/** Goods in a grid: picture on its tile, label, name, price; all of it leads to the details. Not drawn again with each line of a list. */
export const GoodsCard = memo(function GoodsCard({ face, goods, isInView = false }: Props) {
  return (
    <Link className={`${styles.card} ${goods.stock === 0 ? styles.isGone : ''}`} to={pathOf(face, 'goods', { id: goods.id })} state={stateOfCard(goods)}>
      <span className={styles.stage}>
        <Picture picture={goods.picture} when={isInView ? 'soon' : 'near'} className={styles.picture} />
        <span className={styles.badge}>
          <GoodsBadge goods={goods} />
        </span>
      </span>
      <span className={styles.name}>{goods.name}</span>
      <Price amount={goods.price} original={goods.originalPrice} isFrom={goods.isFromPrice} />
    </Link>
  );
});

/** The shape of a card that is on its way. */
export function GoodsCardBone() {
  return (
    <span className={styles.card} aria-hidden="true">
      <span className={`bone ${styles.boneTile}`} />
      <span className={`bone ${styles.boneName}`} />
      <span className={`bone ${styles.bonePrice}`} />
    </span>
  );
}
