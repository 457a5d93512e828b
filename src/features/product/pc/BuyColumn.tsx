import { Row, Stack, Text } from '@/components/Layout';
import { ProductName } from '@/features/product/components/ProductName';
import { FeatureLink } from '@/components/FeatureLink';
import { Link } from 'react-router-dom';
import type { RefObject } from 'react';
import { Button } from 'antd';
import classNames from 'classnames';
import { AddToBagButton } from '@/features/bag/components/AddToBagButton';
import { CompareToggle } from '@/features/compare/components/LazyCompareToggle';
import { SaveButton } from '@/features/bag/components/SaveButton';
import { DeliveryPromise } from '@/features/product/components/DeliveryPromise';
import { PresaleNotice } from '@/features/product/components/PresaleNotice';
import { Badge } from '@/components/Badge';
import { PriceAfterCoupon, ProductCoupons } from '@/features/product/components/ProductCoupons';
import { RatingLink } from '@/features/product/components/ReviewsSection';
import { ReturnsFact } from '@/features/product/components/ReturnsFact';
import { RedeemLink } from '@/features/product/components/RedeemLink';
import { SoldOutActions } from '@/features/product/components/SoldOutActions';
import { Price } from '@/components/Price';
import { PriceNote } from '@/components/PriceNote';
import { Quantity } from '@/platform/pc/Quantity';
import { Headset, PackageOpen, Share, Truck, Zap } from 'lucide-react';
import type { GoodsDetail } from '@/api/products';
import { OpenHours } from '@/features/service/components/OpenHours';
import type { ProductLabels } from '@/features/product/useProductLabels';
import { useServerRecord } from '@/hooks/useInitialState';
import { useShareLink } from '@/hooks/useShareLink';
import layout from './ProductSkeleton.less';
import { SkuPanel } from '@/features/product/components/SkuPanel';
import type { ChosenProduct } from '@/features/product/useProductDetail';
import { useProductLabels } from '@/features/product/useProductLabels';
import { useTranslation } from '@/hooks/useTranslation';
import { pathOf } from '@/lib/routes';
import { shareUrl } from '@/lib/shareLink';
import { SkuOptions } from './SkuOptions';
import styles from './ProductView.less';

interface Props {
  chosen: ChosenProduct;
  /** The section of the reviews. */
  reviews: RefObject<HTMLElement | null>;
  onBuy: () => void;
}

/** Name, price, variant, quantity and buy button; stays visible while the text beside it scrolls. */
export function BuyColumn({ chosen, reviews, onBuy }: Props) {
  const { t } = useTranslation();
  const labels = useProductLabels(chosen);
  const { goods, sku, canBuy } = chosen;
  return (
    <Stack minWidth={0} gap={24} className={styles.column}>
      <div>
        {goods.categoryId && goods.categoryName && (
          <Row
            as={Link}
            align="center"
            color="ink-2"
            size={13}
            overflowWrap="anywhere"
            inline
            hover="action"
            style={{ minHeight: 32 }}
            to={pathOf('pc', 'hall', { categoryId: goods.categoryId })}
          >
            {goods.categoryName}
          </Row>
        )}
        <ProductName className={layout.name}>{goods.name}</ProductName>
        <RatingLink goods={goods} headingRef={reviews} />
        {goods.tagline && (
          <Text as="p" marginTop={8} color="ink-2" style={{ maxWidth: '44ch' }}>
            {goods.tagline}
          </Text>
        )}
      </div>
      <Row wrap align="center" rowGap={4} columnGap={12} className={styles.price}>
        <Price
          size="large"
          amount={sku?.price ?? goods.price}
          original={sku ? sku.originalPrice : goods.originalPrice}
        />
        <PriceNote />
        {labels.saving && <Badge>{labels.saving}</Badge>}
        <PriceAfterCoupon goods={goods} sku={sku} />
      </Row>
      <RedeemLink goods={goods} />
      <SkuPanel Options={SkuOptions} goods={goods} choice={chosen.choice} onChoose={chosen.choose} />
      <Quantity
        label={t('goods.quantity')}
        value={chosen.quantity}
        max={chosen.limit.max}
        limit={labels.limit}
        isDisabled={!canBuy}
        onChange={chosen.setQuantity}
      />
      {goods.presale && <PresaleNotice presale={goods.presale} />}
      <Row align={chosen.isSoldOut ? 'start' : 'center'} gap={12}>
        {chosen.isSoldOut ? (
          <SoldOutActions chosen={chosen} className={styles.buyColumnBuy} />
        ) : (
          <>
            <AddToBagButton chosen={chosen} className={styles.add} />
            <Button
              className={styles.buyColumnBuy}
              type="primary"
              shape="round"
              size="large"
              disabled={!canBuy}
              onClick={onBuy}
            >
              {labels.buy}
            </Button>
          </>
        )}
        <SaveButton chosen={chosen} />
      </Row>
      <DeliveryPromise chosen={chosen} labels={labels} />
      <CompareToggle goods={goods} />
      <ProductCoupons goods={goods} />
      <ProductFacts goods={goods} labels={labels} />
    </Stack>
  );
}

/** Facts before buying: availability, delivery, returns, service. */
function ProductFacts({ goods, labels }: { goods: GoodsDetail; labels: ProductLabels }) {
  const { t } = useTranslation();
  const hours = useServerRecord().serverRecord?.serviceHours;
  const share = useShareLink();
  const SupplyIcon = goods.isVirtual ? Zap : Truck;
  return (
    <Stack as="ul" gap={2} color="ink-2" size={15}>
      <li className={styles.row}>
        <SupplyIcon className={labels.isPositive ? styles.good : undefined} size={20} strokeWidth={1.8} aria-hidden />
        <span>
          {labels.supply}
          {labels.delivery && (
            <Text display="block" color="ink-3" size={13}>
              {labels.delivery}
            </Text>
          )}
        </span>
      </li>
      {labels.returns !== '' && (
        <li>
          <ReturnsFact goods={goods} className={classNames(styles.row, goods.returnsArticleId && styles.link)}>
            <PackageOpen
              className={goods.returnDays ? styles.good : undefined}
              size={20}
              strokeWidth={1.8}
              aria-hidden
            />
            <span>{labels.returns}</span>
          </ReturnsFact>
        </li>
      )}
      <li>
        <FeatureLink className={classNames(styles.row, styles.link)} to={pathOf('pc', 'service')}>
          <Headset size={20} strokeWidth={1.8} aria-hidden />
          <span>
            {t('service.aboutGoods')}
            {hours && <OpenHours hours={hours} />}
          </span>
        </FeatureLink>
      </li>
      <li>
        <button
          type="button"
          className={classNames(styles.row, styles.link)}
          onClick={() => void share({ title: goods.name, url: shareUrl({ kind: 'goods', id: goods.id }) })}
        >
          <Share size={20} strokeWidth={1.8} aria-hidden />
          {t('goods.share')}
        </button>
      </li>
    </Stack>
  );
}
