import { Link } from 'react-router-dom';
import classNames from 'classnames';
import { memo, useState } from 'react';
import type { Badge, GoodsCard, Rating } from '@/api/goods';
import { Picture } from '@/components/Picture';
import { CardButtons } from '@/features/bag/components/CardButtons';
import { Price } from '@/components/Price';
import { stateOfCard } from '@/features/product/knownProduct';
import { useTranslation } from '@/hooks/useTranslation';
import { formatRating } from '@/lib/formatRating';
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
    badges: readonly Badge[];
    yields?: GoodsCard['yields'];
    stock: number;
    rating?: Rating | null | undefined;
    variantSummary?: string | undefined;
    secondPicture?: PictureData | undefined;
  };
  /** The level of its heading: that of a card in a section with a heading by default. */
  heading?: 'h2' | 'h3';
  /** Visible without scrolling: its picture is not loaded lazily. */
  isInView?: boolean;
}

/**
 * A product in a grid: a link with picture, the first badge, name, rating and price, and the buttons for saving and for the bag. Memoised,
 * because lists render often.
 */
export const ProductCard = memo(function ProductCard({ goods, heading: Heading = 'h3', isInView = false }: Props) {
  const { platform } = usePlatform();
  const { t, language } = useTranslation();
  const {
    badges: [badge],
    rating,
    secondPicture,
    variantSummary,
    yields,
  } = goods;
  /** On the desktop the mouse or the focus was here: what only then is needed is drawn. */
  const [isPointedAt, setIsPointedAt] = useState(false);
  /** The second picture is there. */
  const [isLoaded, setIsLoaded] = useState(false);
  const point = () => setIsPointedAt(platform === 'pc');
  const figure = rating ? formatRating(rating.average, language) : '';
  const join = (rated: string | false) => [rated, variantSummary].filter(Boolean).join(' · ');
  const facts = join(!!rating && `★ ${figure} (${rating.count})`);
  return (
    <div className={classNames(styles.card, goods.stock === 0 && styles.isGone)} onMouseEnter={point} onFocus={point}>
      <Link
        className={styles.link}
        to={pathOf(platform, 'goods', { id: goods.id })}
        state={stateOfCard(goods)}
        data-prefetch
      >
        <span className={styles.stage}>
          <Picture picture={goods.picture} when={isInView ? 'soon' : 'near'} className={styles.picture} />
          {isPointedAt && secondPicture && (
            <Picture
              picture={secondPicture}
              className={classNames(styles.second, isLoaded && styles.isLoaded)}
              onLoadCapture={() => setIsLoaded(true)}
            />
          )}
          {badge && (
            <span className={classNames(styles.badge, styles[badgeTones[badge] ?? 'good'])}>
              {t(`shell.badge.${badge === 'virtual' && yields === 'ticket' ? yields : badge}`, {
                count: goods.stock,
              })}
            </span>
          )}
        </span>
        <Heading className={styles.name}>{goods.name}</Heading>
        {facts && (
          <span
            className={styles.facts}
            {...(rating && {
              role: 'img',
              'aria-label': join(t('shell.card.rating', { average: figure, count: rating.count })),
            })}
          >
            {facts}
          </span>
        )}
        <Price amount={goods.price} original={goods.originalPrice} isFrom={goods.isFromPrice} />
      </Link>
      <CardButtons goods={goods} hasQuickView={isPointedAt} />
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

/** The tones of the badges that are not good news. */
const badgeTones: Readonly<Partial<Record<Badge, string>>> = {
  presale: 'soon',
  lastPieces: 'soon',
  soldOut: 'quiet',
};
