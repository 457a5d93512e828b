import { Link } from '@umijs/max';
import { Box, Row, Stack, Text } from '@/components/Layout';
import { Picture } from '@/components/Picture';
import { Price } from '@/components/Price';
import { Savings } from '@/components/Savings';
import { useCollect } from '@/features/collect/useCollect';
import { useCollectLabels } from '@/features/collect/useCollectLabels';
import { useDeliveryPromise } from '@/hooks/useDeliveryPromise';
import { useTranslation } from '@/hooks/useTranslation';
import { pathOf } from '@/lib/routes';
import styles from './MiniBag.less';

/** Number of lines that are shown; the others are counted. */
const shownCount = 4;

/** The newest lines of the bag, the total of the selected ones, and links to the bag and to the checkout. */
export function MiniBag() {
  const { t } = useTranslation();
  const collect = useCollect({ isSavedShown: false });
  const labels = useCollectLabels(collect.currency);
  const { rows, pack, checkoutError, packLines, currency } = collect;
  const promise = useDeliveryPromise(pack ?? {});
  return (
    <Stack as="section" gap={12} style={{ width: 320, maxWidth: 'calc(100vw - 64px)' }} aria-label={t('collect.title')}>
      <Stack as="ul" gap={12}>
        {rows.slice(0, shownCount).map((row) => {
          const { line, quoted } = row;
          const { name, obstacle } = labels.row(row);
          return (
            <li key={line.skuId} className={styles.row}>
              {quoted ? (
                <Picture picture={quoted.picture} when="soon" width={56} radius="option" background="sunken" />
              ) : (
                <Box as="span" radius="option" background="sunken" style={{ width: 56, aspectRatio: 1 }} />
              )}
              <Stack gap={2}>
                <Text
                  as={Link}
                  color="ink"
                  overflowWrap="anywhere"
                  hover="action"
                  to={pathOf('pc', 'goods', { id: line.goodsId, sku: line.skuId })}
                >
                  {name}
                </Text>
                {quoted?.skuText && (
                  <Text color="ink-2" size={13}>
                    {quoted.skuText}
                  </Text>
                )}
                <Text color="ink-2" size={13}>
                  {obstacle || `× ${line.quantity}`}
                </Text>
              </Stack>
              {quoted && <Price amount={quoted.price} {...(currency && { currency })} />}
            </li>
          );
        })}
      </Stack>
      {rows.length > shownCount && (
        <Text as="p" color="ink-2" size={13}>
          {t('collect.mini.more', { count: rows.length - shownCount })}
        </Text>
      )}
      {pack && (
        <Row as="p" wrap justify="space-between" paddingTop={12} borderTop="line">
          <span>{t('collect.total')}</span>
          <Price amount={pack.total} currency={pack.currency} />
          <Text textWrap="balance" color="ink-2" size={13} className={styles.besides}>
            {labels.besideGoods(pack, promise)}
          </Text>
          <Savings saves={pack.saves} currency={pack.currency} />
        </Row>
      )}
      <Row wrap gap={8} className={styles.links}>
        <Link className="button-link" to={pathOf('pc', 'collect')}>
          {t('collect.added.view')}
        </Link>
        {checkoutError === undefined && (
          <Link
            className="button-link button-link-primary"
            data-prefetch
            to={pathOf('pc', 'checkout', { lines: packLines })}
          >
            {labels.checkOut(collect)}
          </Link>
        )}
      </Row>
    </Stack>
  );
}
