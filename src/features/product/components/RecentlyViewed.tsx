import { Link } from '@umijs/max';
import { useEffect } from 'react';
import { Picture } from '@/components/Picture';
import { stateOfCard, type ShownProduct } from '@/features/product/knownProduct';
import { forgetViewed, rememberViewed, useViewedProducts } from '@/features/product/recentlyViewed';
import { useTranslation } from '@/hooks/useTranslation';
import { pathOf } from '@/lib/routes';
import { tell } from '@/lib/told';
import { usePlatform } from '@/platform/usePlatform';
import styles from './RecentlyViewed.less';

/**
 * The products that were opened last on this device, with a button that clears the list; not shown without any. The product of
 * the page is added to the list and not shown.
 */
export function RecentlyViewed({ goods }: { goods?: ShownProduct & { id: string } }) {
  const { platform } = usePlatform();
  const { t } = useTranslation();
  const products = useViewedProducts().filter(({ id }) => id !== goods?.id);
  useEffect(() => {
    if (goods) rememberViewed(goods);
  }, [goods]);
  const goodsId = goods?.id;
  useEffect(() => {
    if (SHOP.hooks && goodsId) tell({ kind: 'product', goodsId });
  }, [goodsId]);
  if (products.length === 0) return null;
  return (
    <section className={styles[platform]} aria-label={t('goods.viewed')}>
      <header className={styles.head}>
        <h2 className={styles.heading}>{t('goods.viewed')}</h2>
        <button type="button" className={styles.clear} onClick={forgetViewed}>
          {t('goods.viewed.clear')}
        </button>
      </header>
      <ul className={styles.list}>
        {products.map((one) => (
          <li key={one.id} className={styles.card}>
            <Link
              className={styles.link}
              to={pathOf(platform, 'goods', { id: one.id })}
              state={stateOfCard(one)}
              data-prefetch
            >
              <Picture picture={one.picture} className={styles.picture} />
              <h3 className={styles.name}>{one.name}</h3>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
