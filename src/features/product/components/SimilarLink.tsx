import { Link } from 'react-router-dom';
import classNames from 'classnames';
import type { GoodsDetail } from '@/api/products';
import { useTranslation } from '@/hooks/useTranslation';
import { pathOf } from '@/lib/routes';
import { usePlatform } from '@/platform/usePlatform';

interface Props {
  goods: GoodsDetail;
  className?: string | undefined;
  /** Another button is the main action. */
  isSecondary?: boolean;
}

/** In place of the buy button of a sold-out product: leads to the products of its category that are in stock. */
export function SimilarLink({ goods, className, isSecondary = false }: Props) {
  const { platform } = usePlatform();
  const { t } = useTranslation();
  const inStock = { categoryId: goods.categoryId ?? undefined, inStock: 'true' };
  return (
    <Link
      className={classNames('button-link', !isSecondary && 'button-link-primary', className)}
      data-prefetch
      to={pathOf(platform, 'hall', inStock)}
    >
      {t('goods.similar')}
    </Link>
  );
}
