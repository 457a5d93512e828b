import '@/features/product/productMessages';
import { memo } from 'react';
import type { GoodsDetail } from '@/api/products';
import { Text } from '@/components/Layout';
import { useTranslation } from '@/hooks/useTranslation';
import { Facts } from '@/platform/Facts';
import { usePlatform } from '@/platform/usePlatform';

const headings = { h5: { marginBottom: 8, size: 20 }, pc: { marginBottom: 12, size: 25 } } as const;

/** The attributes of a product below its description; nothing without any. */
export const ProductAttributes = memo(function ProductAttributes({
  goods: { attributes = [] },
}: {
  goods: GoodsDetail;
}) {
  const { platform } = usePlatform();
  const { t } = useTranslation();
  if (attributes.length === 0) return null;
  const title = t('review.attributes');
  return (
    <section aria-label={title}>
      <Text as="h2" {...headings[platform]}>
        {title}
      </Text>
      <Facts isCard facts={attributes.map(({ name, value }, at) => ({ key: `${at}`, label: name, value }))} />
    </section>
  );
});
