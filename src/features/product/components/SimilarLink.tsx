import { Link } from '@umijs/max';
import type { GoodsDetail } from '@/api/products';
import { useTranslation } from '@/hooks/useTranslation';
import { pathOf } from '@/lib/routes';
import { usePlatform } from '@/platform/usePlatform';

/** In place of the buy button of a sold-out product: leads to the products of its category that are in stock. */
export function SimilarLink({ goods, className }: { goods: GoodsDetail; className?: string | undefined }) {
  const { platform } = usePlatform();
  const { t } = useTranslation();
  const inStock = { categoryId: goods.categoryId ?? undefined, inStock: 'true' };
  return (
    <Link
      className={`button-link button-link-primary ${className ?? ''}`}
      data-prefetch
      to={pathOf(platform, 'hall', inStock)}
    >
      {t('goods.similar')}
    </Link>
  );
}
