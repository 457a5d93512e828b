import '@/features/compare/compareMessages';
import { Link } from 'react-router-dom';
import classNames from 'classnames';
import type { ReactNode } from 'react';
import type { GoodsDetail } from '@/api/products';
import { Stack, Text } from '@/components/Layout';
import { Picture } from '@/components/Picture';
import { Price } from '@/components/Price';
import { RemoveButton } from '@/components/RemoveButton';
import { openProductOptions } from '@/features/bag/openProductOptions';
import { removeCompared } from '@/features/compare/compareList';
import { getComparison, isDifferent } from '@/features/compare/getComparison';
import { useDeliveryDays } from '@/hooks/useDeliveryDays';
import { useTranslation } from '@/hooks/useTranslation';
import { formatRating } from '@/lib/formatRating';
import { pathOf } from '@/lib/routes';
import { usePlatform } from '@/platform/usePlatform';
import styles from './ComparisonTable.less';

interface Row {
  key: string;
  label: string;
  /** What is compared. */
  texts: readonly (string | undefined)[];
  /** What is drawn for a product instead of its text. */
  draw?: (goods: GoodsDetail) => ReactNode;
}

interface Props {
  products: readonly GoodsDetail[];
  /** Rows in which the products are equal are left out. */
  isShort: boolean;
}

/** The table of a comparison: a column for each product. A narrow screen scrolls it sideways; the labels stay at the side. */
export function ComparisonTable({ products, isShort }: Props) {
  const { platform, Button } = usePlatform();
  const { t, language } = useTranslation();
  const { arrives } = useDeliveryDays();
  const all: readonly Row[] = [
    {
      key: 'price',
      label: t('compare.price'),
      texts: products.map(({ price, isFromPrice }) => `${price} ${isFromPrice}`),
      draw: ({ price, originalPrice, isFromPrice }) => (
        <Price amount={price} original={originalPrice} isFrom={isFromPrice} />
      ),
    },
    {
      key: 'rating',
      label: t('compare.rating'),
      texts: products.map(({ rating }) => rating && `★ ${formatRating(rating.average, language)} (${rating.count})`),
    },
    {
      key: 'delivery',
      label: t('compare.delivery'),
      texts: products.map(({ delivery }) => (delivery ? arrives(delivery.arrivesOn) : undefined)),
    },
    ...getComparison(products),
  ];
  const rows = all.filter(({ texts }) => texts.some((text) => text !== undefined) && (!isShort || isDifferent(texts)));
  return (
    <>
      <div className={styles.scroller}>
        <table aria-label={t('compare.table')} className={classNames(styles.table, styles[platform])}>
          <thead>
            <tr>
              <td>
                <span className="visually-hidden">{t('compare.table')}</span>
              </td>
              {products.map(({ id, name, picture, stock }) => (
                <th key={id} scope="col">
                  <Stack gap={8}>
                    <Stack as={Link} gap={8} hover="action" to={pathOf(platform, 'goods', { id })}>
                      <Picture picture={picture} radius="option" />
                      <Text weight={600} size={15} overflowWrap="anywhere">
                        {name}
                      </Text>
                    </Stack>
                    {stock > 0 ? (
                      <Button
                        size="small"
                        block
                        aria-label={t('compare.choose', { name })}
                        onClick={() => openProductOptions(id)}
                      >
                        {t('goods.addToBag')}
                      </Button>
                    ) : (
                      <Text color="ink-3" size={13}>
                        {t('shell.badge.soldOut')}
                      </Text>
                    )}
                    <RemoveButton
                      className={styles.remove}
                      label={t('compare.remove', { name })}
                      onClick={() => removeCompared(id)}
                    />
                  </Stack>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, label, texts, draw }) => {
              const differs = isDifferent(texts);
              return (
                <tr key={key} className={classNames(differs && styles.differs)}>
                  <th scope="row">
                    {label}
                    {differs && <span className="visually-hidden"> ({t('compare.differs')})</span>}
                  </th>
                  {products.map((goods, at) => (
                    <td key={goods.id}>{draw ? draw(goods) : (texts[at] ?? '–')}</td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      {rows.length === 0 && (
        <Text as="p" color="ink-2" size={15}>
          {t('compare.noDifferences')}
        </Text>
      )}
    </>
  );
}
