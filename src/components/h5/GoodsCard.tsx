import { Link } from '@umijs/max';
import type { GoodsCard as Goods } from '@/api/schema/goods';
import { GoodsBadge } from '@/components/common/GoodsBadge';
import { Picture } from '@/components/common/Picture';
import { Price } from '@/components/common/Price';
import { pathOf } from '@/routes';
import styles from './GoodsCard.less';

interface Props {
  goods: Goods;
  /** In the first screen: its picture comes before the others. */
  isFirst?: boolean;
}

/** Goods in a grid: picture on its tile, label, name, price; all of it leads to the details. */
export function GoodsCard({ goods, isFirst = false }: Props) {
  return (
    <Link className={`${styles.card} ${goods.stock === 0 ? styles.isGone : ''}`} to={pathOf('h5', 'goods', { id: goods.id })}>
      <span className={styles.stage}>
        <Picture picture={goods.picture} isFirst={isFirst} className={styles.picture} />
        <span className={styles.badge}>
          <GoodsBadge goods={goods} />
        </span>
      </span>
      <span className={styles.name}>{goods.name}</span>
      <Price amount={goods.price} original={goods.originalPrice} isFrom={goods.isFromPrice} />
    </Link>
  );
}

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
