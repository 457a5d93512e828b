import { Link } from 'react-router-dom';
import type { ReactNode } from 'react';
import { Row } from '@/components/Layout';
import { PriceNote } from '@/components/PriceNote';
import type { ProductRowSection } from '@/features/home/configuredSection';
import { ProductCardSkeleton } from '@/features/product/components/ProductCard';
import { useTranslation } from '@/hooks/useTranslation';
import { configText } from '@/lib/configText';
import { pathOf } from '@/lib/routes';
import { usePlatform } from '@/platform/usePlatform';
import styles from './ProductRow.less';

/** Cards that are visible at first: the row of a phone scrolls, the style sheet of the desktop hides what does not fit. */
export const cardsInView = { h5: 3, pc: 8 } as const;

interface Props {
  section: ProductRowSection;
  /** Drawn in place of the list. */
  error?: ReactNode;
  /** Items of the list; placeholders by default. */
  children?: ReactNode;
}

/** A row of products: its title, the link to all of them, and their cards or what is in place of them. */
export function ProductRowFrame({ section: { title, query }, error, children }: Props) {
  const { platform } = usePlatform();
  const { t, language } = useTranslation();
  const name = configText(title, language);
  return (
    <section className={styles[platform]}>
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
        <ul className={styles.list} aria-label={name} aria-busy={!children}>
          {children ??
            Array.from({ length: cardsInView[platform] }, (_, at) => (
              <li key={at}>
                <ProductCardSkeleton />
              </li>
            ))}
        </ul>
      )}
    </section>
  );
}
