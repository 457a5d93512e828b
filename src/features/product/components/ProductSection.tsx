import type { GoodsCard } from '@/api/goods';
import { Box, Text } from '@/components/Layout';
import { usePlatform } from '@/platform/usePlatform';
import { ProductCard, ProductCardSkeleton } from './ProductCard';

interface Props {
  title: string;
  /** Undefined while they load. */
  goods: readonly GoodsCard[] | undefined;
  /** Number of placeholders while they load. */
  skeleton: number;
  /** Classes of the platform: `list`, `card`. */
  styles: CSSModuleClasses;
}

const looks = {
  h5: { section: { paddingTop: 28 }, heading: { marginBottom: 12, paddingInline: 16, size: 20 } },
  pc: { section: { marginTop: 64 }, heading: { marginBottom: 20, size: 25 } },
} as const;

/** Products under a heading; nothing without any. */
export function ProductSection({ title, goods, skeleton, styles }: Props) {
  const look = looks[usePlatform().platform];
  if (goods?.length === 0) return null;
  return (
    <Box as="section" {...look.section}>
      <Text as="h2" {...look.heading}>
        {title}
      </Text>
      <ul className={styles.list} aria-label={title} aria-busy={!goods}>
        {goods
          ? goods.map((one) => (
              <li key={one.id} className={styles.card}>
                <ProductCard goods={one} />
              </li>
            ))
          : Array.from({ length: skeleton }, (_, at) => (
              <li key={at} className={styles.card}>
                <ProductCardSkeleton />
              </li>
            ))}
      </ul>
    </Box>
  );
}
