import { Card, Row, Stack, Text } from '@/components/Layout';
import { ProductAttributes } from '@/features/product/components/ProductAttributes';
import { ProductName } from '@/features/product/components/ProductName';
import { FeatureLink } from '@/components/FeatureLink';
import { useNavigate } from '@umijs/max';
import { useEffect, useRef, useState } from 'react';
import { ProductSuggestions } from '@/features/product/components/ProductSuggestions';
import { DeliveryPromise } from '@/features/product/components/DeliveryPromise';
import { PresaleNotice } from '@/features/product/components/PresaleNotice';
import { Price } from '@/components/Price';
import { PriceNote } from '@/components/PriceNote';
import { SafeHtml } from '@/platform/SafeHtml';
import { FloatingButtons } from '@/platform/h5/FloatingButtons';
import { Gallery } from './Gallery';
import { Button } from 'antd-mobile';
import { AddToBagButton } from '@/features/bag/components/AddToBagButton';
import { BagButton } from '@/features/bag/h5/BagButton';
import { CompareToggle } from '@/features/compare/components/LazyCompareToggle';
import { SaveButton } from '@/features/bag/components/SaveButton';
import type { ProductLabels } from '@/features/product/useProductLabels';
import { ChevronRight, Headset, PackageOpen, Truck, Zap } from 'lucide-react';
import type { GoodsDetail } from '@/api/products';
import { OpenHours } from '@/features/service/components/OpenHours';
import { useServerRecord } from '@/hooks/useInitialState';
import layout from './ProductSkeleton.less';
import { Page } from '@/platform/h5/Page';
import { ShareButton } from '@/platform/h5/ShareButton';
import { SkuPanel } from '@/features/product/components/SkuPanel';
import type { ChosenProduct } from '@/features/product/useProductDetail';
import { useProductLabels } from '@/features/product/useProductLabels';
import { usePurchase, type HandleLines } from '@/features/product/usePurchase';
import { useModalRoute, type ModalRoute } from '@/hooks/useModalRoute';
import { useTranslation } from '@/hooks/useTranslation';
import { pathOf } from '@/lib/routes';
import { RecentlyViewed } from '@/features/product/components/RecentlyViewed';
import { PriceAfterCoupon, ProductCoupons } from '@/features/product/components/ProductCoupons';
import { RatingLink, ReviewsSection } from '@/features/product/components/ReviewsSection';
import { ReturnsFact } from '@/features/product/components/ReturnsFact';
import { RedeemLink } from '@/features/product/components/RedeemLink';
import { SoldOutActions } from '@/features/product/components/SoldOutActions';
import relatedStyles from './styles.less';
import { Badge } from '@/components/Badge';
import { PictureViewer } from './LazyPictureViewer';
import { BuySheet, type BuyStep } from './BuySheet';
import { SkuOptions } from './SkuOptions';
import styles from './ProductView.less';

const loadReviews = () => import(/* webpackChunkName: "reviews-h5" */ './Reviews');

interface Props {
  chosen: ChosenProduct;
  /** The sheet in which variant and quantity are confirmed. */
  sheet: ModalRoute;
  /** Whether the content below the fold is rendered. */
  isWhole: boolean;
  onTermsAccepted: HandleLines;
}

/** The product page of a loaded product. */
export function ProductView({ chosen, sheet, isWhole, onTermsAccepted }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { goods, sku, pictures, pictureIndex } = chosen;
  const labels = useProductLabels(chosen);
  const zoom = useModalRoute('zoom');
  const [at, setAt] = useState(pictureIndex);
  const gallery = useRef<HTMLDivElement>(null);
  const reviews = useRef<HTMLElement>(null);
  const [step, setStep] = useState<BuyStep>('choose');
  const purchase = usePurchase(chosen, (lines) => navigate(pathOf('h5', 'checkout', { lines })), onTermsAccepted);
  useEffect(() => setAt(pictureIndex), [pictureIndex]);

  /** Goes to the checkout, or shows the presale terms first. */
  const confirm = (): boolean => {
    const isWaiting = purchase.buy() === 'terms';
    setStep(isWaiting ? 'terms' : 'choose');
    return !isWaiting;
  };
  const startBuying = () => {
    if (chosen.isWithoutChoice) {
      if (!confirm()) sheet.open();
      return;
    }
    setStep('choose');
    sheet.open();
  };

  return (
    <Page
      title={goods.name}
      hasHeader={false}
      drawnTitle={null}
      footer={<BuyBar chosen={chosen} labels={labels} onBuy={startBuying} />}
    >
      <FloatingButtons title={goods.name} picture={gallery}>
        <ShareButton label={t('goods.share')} title={goods.name} shared={{ kind: 'goods', id: goods.id }} isOnPicture />
        <BagButton />
      </FloatingButtons>
      <div ref={gallery}>
        <Gallery pictures={pictures} name={goods.name} at={at} onMove={setAt} onEnlarge={zoom.open} />
      </div>
      <PictureViewer modal={zoom} pictures={pictures} name={goods.name} at={at} onMove={setAt} />
      <Stack gap={20} paddingTop={20} paddingInline={16}>
        <div>
          <Row wrap align="center" justify="space-between" rowGap={4} columnGap={12}>
            <Row wrap align="baseline" rowGap={0} columnGap={8}>
              <Price
                size="large"
                amount={sku?.price ?? goods.price}
                original={sku ? sku.originalPrice : goods.originalPrice}
              />
              <PriceNote />
            </Row>
            {labels.saving && <Badge>{labels.saving}</Badge>}
          </Row>
          <PriceAfterCoupon goods={goods} sku={sku} />
          <ProductName className={layout.name}>{goods.name}</ProductName>
          <RatingLink goods={goods} headingRef={reviews} />
          {goods.tagline && (
            <Text as="p" marginTop={6} color="ink-2" size={15}>
              {goods.tagline}
            </Text>
          )}
        </div>
        <RedeemLink goods={goods} />
        <SkuPanel
          Options={SkuOptions}
          goods={goods}
          choice={chosen.choice}
          onChoose={chosen.choose}
          isQuiet={sheet.isOpen}
        />
        <ProductCoupons goods={goods} />
        {goods.presale && <PresaleNotice presale={goods.presale} />}
        <ProductFacts goods={goods} labels={labels} />
        <CompareToggle goods={goods} />
        {isWhole && goods.description && (
          <section>
            <Text as="h2" marginBottom={8} size={20}>
              {t('goods.description')}
            </Text>
            <SafeHtml html={goods.description} />
          </section>
        )}
        {isWhole && <ProductAttributes goods={goods} />}
      </Stack>
      {isWhole && <ReviewsSection goods={goods} load={loadReviews} headingRef={reviews} />}
      {isWhole && <ProductSuggestions goods={goods} isSoldOut={chosen.isSoldOut} skeleton={3} styles={relatedStyles} />}
      <RecentlyViewed goods={goods} />
      <BuySheet
        chosen={chosen}
        labels={labels}
        modal={sheet}
        step={step}
        onConfirm={confirm}
        onAccept={(isShownAgain) => {
          setStep('choose');
          purchase.acceptTerms({ isShownAgain });
        }}
      />
    </Page>
  );
}

interface BuyBarProps {
  chosen: ChosenProduct;
  labels: ProductLabels;
  onBuy: () => void;
}

/** The bottom bar: save, add to the bag, and buy. */
function BuyBar({ chosen, labels, onBuy }: BuyBarProps) {
  return (
    <Stack as="section" gap={6} aria-label={chosen.goods.name}>
      <DeliveryPromise chosen={chosen} labels={labels} textAlign="center" />
      <Row align={chosen.isSoldOut ? 'start' : 'center'} gap={8} className={styles.bar}>
        <SaveButton chosen={chosen} />
        {chosen.isSoldOut ? (
          <SoldOutActions chosen={chosen} className={styles.buy} />
        ) : (
          <>
            <AddToBagButton chosen={chosen} className={styles.add} />
            <Button
              className={styles.buy}
              block
              color="primary"
              shape="rounded"
              size="large"
              disabled={!chosen.canBuy}
              onClick={onBuy}
            >
              {labels.buy}
            </Button>
          </>
        )}
      </Row>
    </Stack>
  );
}

/** Facts before buying: availability, delivery, returns, service. */
function ProductFacts({ goods, labels }: { goods: GoodsDetail; labels: ProductLabels }) {
  const { t } = useTranslation();
  const hours = useServerRecord().serverRecord?.serviceHours;
  const SupplyIcon = goods.isVirtual ? Zap : Truck;
  return (
    <Card as="ul" divided>
      <li className={styles.row}>
        <SupplyIcon
          className={labels.isPositive ? styles.good : styles.plain}
          size={20}
          strokeWidth={1.8}
          aria-hidden
        />
        <Text flex={1} minWidth={0} size={15}>
          <Text as="strong" weight={600}>
            {labels.supply}
          </Text>
          {labels.delivery && (
            <Text display="block" color="ink-2" size={13}>
              {labels.delivery}
            </Text>
          )}
        </Text>
      </li>
      {labels.returns !== '' && (
        <li>
          <ReturnsFact goods={goods} className={styles.row}>
            <PackageOpen className={styles.plain} size={20} strokeWidth={1.8} aria-hidden />
            <Text flex={1} minWidth={0} size={15}>
              {labels.returns}
            </Text>
          </ReturnsFact>
        </li>
      )}
      <li>
        <FeatureLink className={styles.row} to={pathOf('h5', 'service')}>
          <Headset className={styles.plain} size={20} strokeWidth={1.8} aria-hidden />
          <Text flex={1} minWidth={0} size={15}>
            {t('service.aboutGoods')}
            {hours && <OpenHours hours={hours} />}
          </Text>
          <ChevronRight className={styles.plain} size={18} strokeWidth={1.8} aria-hidden />
        </FeatureLink>
      </li>
    </Card>
  );
}
