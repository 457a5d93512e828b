import { Link } from 'react-router-dom';
import { memo, useEffect } from 'react';
import { getGoodsDetail } from '@/api/products';
import { Box, Row, Stack, Text } from '@/components/Layout';
import { Picture } from '@/components/Picture';
import { stateOfCard, type VisibleProduct } from '@/features/product/knownProduct';
import {
  forgetViewedProduct,
  rememberViewedProduct,
  renameViewedProduct,
  useViewedProducts,
  type ViewedProduct,
} from '@/features/product/recentlyViewed';
import { useTranslation } from '@/hooks/useTranslation';
import { pathOf } from '@/lib/routes';
import { useQuery } from '@/query/useQuery';
import { reportEvent } from '@/lib/reportedEvents';
import { usePlatform } from '@/platform/usePlatform';
import styles from './styles.less';

/**
 * The products that were opened last on this device, with a button that clears the list; not shown without any. The product of
 * the page is added to the list and not shown.
 */
export const RecentlyViewed = memo(function RecentlyViewed({ goods }: { goods?: VisibleProduct & { id: string } }) {
  const { platform } = usePlatform();
  const { t, language } = useTranslation();
  const products = useViewedProducts().filter(({ id }) => id !== goods?.id);
  useEffect(() => {
    if (goods) rememberViewedProduct(goods, language);
  }, [goods, language]);
  const goodsId = goods?.id;
  useEffect(() => {
    if (SHOP.hooks && goodsId) reportEvent({ kind: 'product', goodsId });
  }, [goodsId]);
  if (products.length === 0) return null;
  return (
    <section className={styles[platform]} aria-label={t('goods.viewed')}>
      <Row as="header" align="center" justify="space-between" gap={12} className={styles.head}>
        <Text as="h2" size={20}>
          {t('goods.viewed')}
        </Text>
        <Text
          as="button"
          type="button"
          minHeight="touch"
          color="ink-2"
          size={13}
          paddingBlock={0}
          paddingInline={6}
          style={{ minWidth: 44 }}
          onClick={forgetViewedProduct}
        >
          {t('goods.viewed.clear')}
        </Text>
      </Row>
      <Row as="ul" gap={12} scrollX className={styles.list}>
        {products.map((one) => (
          <ViewedRow key={one.id} one={one} />
        ))}
      </Row>
    </section>
  );
});

/** A product of the list. A name that was stored in another language is read again. */
function ViewedRow({ one }: { one: ViewedProduct }) {
  const { platform } = usePlatform();
  const { language } = useTranslation();
  const { data } = useQuery(getGoodsDetail, one.language === language ? undefined : { id: one.id }, {
    skipErrorHandler: true,
  });
  useEffect(() => {
    if (data) renameViewedProduct(data.id, data.name, language);
  }, [data, language]);
  return (
    <Box as="li" style={{ flex: '0 0 7rem' }}>
      <Stack as={Link} gap={6} to={pathOf(platform, 'goods', { id: one.id })} state={stateOfCard(one)} data-prefetch>
        <Picture picture={one.picture} radius="option" />
        <Text as="h3" overflow="hidden" letterSpacing="normal" overflowWrap="anywhere" className={styles.name}>
          {one.name}
        </Text>
      </Stack>
    </Box>
  );
}
