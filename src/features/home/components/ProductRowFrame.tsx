import { Link } from 'react-router-dom';
import type { ReactNode } from 'react';
import { Row } from '@/components/Layout';
import { PriceNote } from '@/components/PriceNote';
import type { ProductRowSection } from '@/features/home/configuredSection';
import { ProductCardSkeleton } from '@/features/product/components/ProductCard';
import { useColumns } from '@/hooks/useColumns';
import { useTranslation } from '@/hooks/useTranslation';
import { configText } from '@/lib/configText';
import { pathOf } from '@/lib/routes';
import { usePlatform } from '@/platform/usePlatform';
import styles from './ProductRow.less';

/** Cards that are visible at first in the row of a phone, which scrolls. */
const phoneCards = 3;

interface Props {
  section: ProductRowSection;
  /** Drawn in place of the list. */
  error?: ReactNode;
  /** Draws as many cards as fit; placeholders by default. */
  children?: ((columns: number) => ReactNode) | undefined;
}

/** A row of products: its title, the link to all of them, and their cards or what is in place of them. */
export function ProductRowFrame({ section: { title, query }, error, children }: Props) {
  const { platform } = usePlatform();
  const { t, language } = useTranslation();
  const grid = useColumns<HTMLElement>(145, 20, 2, 8);
  const columns = platform === 'h5' ? phoneCards : grid.columns;
  const name = configText(title, language);
  return (
    <section ref={grid.ref} className={styles[platform]}>
      <Row as="header" wrap align="center" justify="space-between" columnGap={16} className={styles.header}>
        <h2 className={styles.title}>{name}</h2>
        <Row
          as={Link}
          inline
          align="center"
          minHeight="touch"
          color="action"
          size={15}
          weight={600}
          to={pathOf(platform, 'hall', query)}
          aria-label={t('home.allOf', { name })}
        >
          {t('home.all')}
        </Row>
        {SHOP.priceNote && <PriceNote flex="none" width="full" />}
      </Row>
      {error ?? (
        <ul
          className={styles.list}
          style={platform === 'pc' ? { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` } : undefined}
          aria-label={name}
          aria-busy={!children}
        >
          {children?.(columns) ??
            Array.from({ length: columns }, (_, at) => (
              <li key={at}>
                <ProductCardSkeleton />
              </li>
            ))}
        </ul>
      )}
    </section>
  );
}
