import { Link } from '@umijs/max';
import classNames from 'classnames';
import { memo } from 'react';
import { Picture } from '@/components/Picture';
import { CardButtons } from '@/features/collect/components/CardButtons';
import { Price } from '@/components/Price';
import { stateOfCard } from '@/features/product/knownProduct';
import { useTranslation } from '@/hooks/useTranslation';
import type { Picture as PictureData } from '@/lib/picture';
import { pathOf } from '@/lib/routes';
import { usePlatform } from '@/platform/usePlatform';
import styles from './ProductCard.less';

interface Props {
  goods: {
    id: string;
    name: string;
    picture: PictureData;
    price: number;
    originalPrice: number | null;
    isFromPrice: boolean;
    badges: readonly GoodsBadgeName[];
    stock: number;
  };
  /** Visible without scrolling: its picture is not loaded lazily. */
  isInView?: boolean;
}

/**
 * A product in a grid: a link with picture, badge, name and price, and the buttons for saving and for the bag. Memoised,
 * because lists render often.
 */
export const ProductCard = memo(function ProductCard({ goods, isInView = false }: Props) {
  const { platform } = usePlatform();
  return (
    <div className={classNames(styles.card, goods.stock === 0 && styles.isGone)}>
      <Link className={styles.link} to={pathOf(platform, 'goods', { id: goods.id })} state={stateOfCard(goods)}>
        <span className={styles.stage}>
          <Picture picture={goods.picture} when={isInView ? 'soon' : 'near'} className={styles.picture} />
          <span className={styles.badge}>
            <ProductBadge goods={goods} />
          </span>
        </span>
        <span className={styles.name}>{goods.name}</span>
        <Price amount={goods.price} original={goods.originalPrice} isFrom={goods.isFromPrice} />
      </Link>
      <CardButtons goods={goods} />
    </div>
  );
});

/** Placeholder for a product card. */
export function ProductCardSkeleton() {
  return (
    <span className={styles.card} aria-hidden="true">
      <span className={classNames('skeleton', styles.skeletonTile)} />
      <span className={classNames('skeleton', styles.skeletonName)} />
      <span className={classNames('skeleton', styles.skeletonPrice)} />
    </span>
  );
}

/** The badge of a product card: the first one of the API. */
function ProductBadge({ goods }: { goods: { badges: readonly GoodsBadgeName[]; stock: number } }) {
  const { t } = useTranslation();
  const [badge] = goods.badges;
  if (!badge) return null;
  return (
    <span className={classNames(styles.badgeLabel, styles[badgeTone(badge)])}>
      {t(`shell.badge.${badge}`, { count: goods.stock })}
    </span>
  );
}

/** The badge on a product's picture and its tone. */
type GoodsBadgeName = 'shipsToday' | 'new' | 'presale' | 'virtual' | 'lastPieces' | 'soldOut';

type BadgeTone = 'good' | 'soon' | 'quiet';

const tones: Readonly<Record<GoodsBadgeName, BadgeTone>> = {
  shipsToday: 'good',
  new: 'good',
  virtual: 'good',
  presale: 'soon',
  lastPieces: 'soon',
  soldOut: 'quiet',
};

/** The tone: positive, urgent or neutral. */
function badgeTone(name: GoodsBadgeName): BadgeTone {
  return tones[name];
}
