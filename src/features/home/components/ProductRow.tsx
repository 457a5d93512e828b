import { useEffect } from 'react';
import { getGoodsList } from '@/api/goods';
import type { SectionProps, ProductRowSection } from '@/features/home/configuredSection';
import { ProductCard } from '@/features/product/components/ProductCard';
import { useTranslation } from '@/hooks/useTranslation';
import { configText } from '@/lib/configText';
import { SectionError } from '@/platform/SectionError';
import { usePlatform } from '@/platform/usePlatform';
import { useQuery } from '@/query/useQuery';
import { pageSize } from '@/query/usePaginatedQuery';
import { cardsInView, ProductRowFrame } from './ProductRowFrame';
import styles from './ProductRow.less';

/** Products by a query of shop.config.ts; not shown without any. */
export function ProductRow({ section, isFirst, onSettled }: SectionProps<ProductRowSection>) {
  const { platform } = usePlatform();
  const { language } = useTranslation();
  const { data, error, isLoading, refetch } = useQuery(getGoodsList, { ...section.input, current: 1, pageSize });
  useEffect(() => {
    if (!isLoading) onSettled();
  }, [isLoading, onSettled]);
  if (data?.list.length === 0) return null;
  const failure = error && (
    <div className={styles.header}>
      <SectionError error={error} name={configText(section.title, language)} retry={() => void refetch()} />
    </div>
  );
  return (
    <ProductRowFrame section={section} error={failure}>
      {data?.list.slice(0, platform === 'pc' ? cardsInView.pc : pageSize).map((goods, at) => (
        <li key={goods.id}>
          <ProductCard goods={goods} isInView={isFirst && at < cardsInView[platform]} />
        </li>
      ))}
    </ProductRowFrame>
  );
}
