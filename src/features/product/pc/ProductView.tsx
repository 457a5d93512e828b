import { useModel } from '@umijs/max';
import classNames from 'classnames';
import { useEffect, useRef, useState } from 'react';
import { Stack, Text } from '@/components/Layout';
import { ProductAttributes } from '@/features/product/components/ProductAttributes';
import { ProductSuggestions } from '@/features/product/components/ProductSuggestions';
import { SafeHtml } from '@/platform/SafeHtml';
import { Gallery } from './Gallery';
import { Button } from 'antd';
import type { Presale } from '@/api/products';
import { Checkbox } from '@/platform/pc/Checkbox';
import { PresaleTerms } from '@/features/product/components/PresaleTerms';
import type { ModalRoute } from '@/hooks/useModalRoute';
import layout from './ProductSkeleton.less';
import { Page } from '@/platform/pc/Page';
import type { ChosenProduct } from '@/features/product/useProductDetail';
import { usePurchase, type HandleLines } from '@/features/product/usePurchase';
import { useModalRoute } from '@/hooks/useModalRoute';
import { useTranslation } from '@/hooks/useTranslation';
import { usePlatform } from '@/platform/usePlatform';
import { pathOf } from '@/lib/routes';
import { RecentlyViewed } from '@/features/product/components/RecentlyViewed';
import { ReviewsSection } from '@/features/product/components/ReviewsSection';
import relatedStyles from './styles.less';
import { BuyColumn } from './BuyColumn';
import { PictureViewer } from './LazyPictureViewer';
import styles from './ProductView.less';

const loadReviews = () => import(/* webpackChunkName: "reviews-pc" */ './Reviews');

interface Props {
  chosen: ChosenProduct;
  /** Whether the content below the fold is rendered. */
  isWhole: boolean;
  onTermsAccepted: HandleLines;
}

/** The product page of a loaded product: pictures and text at the left, buying at the right. */
export function ProductView({ chosen, isWhole, onTermsAccepted }: Props) {
  const { t } = useTranslation();
  const { goods, pictures, pictureIndex } = chosen;
  const zoom = useModalRoute('zoom');
  const terms = useModalRoute('terms');
  const { openLLL } = useModel('loginDialog');
  const [at, setAt] = useState(pictureIndex);
  const reviews = useRef<HTMLElement>(null);
  const purchase = usePurchase(
    chosen,
    (lines) => terms.closeInto(pathOf('pc', 'checkout', { lines })),
    onTermsAccepted,
  );
  useEffect(() => setAt(pictureIndex), [pictureIndex]);

  const buy = () => {
    if (purchase.buy() === 'terms') terms.open();
  };
  return (
    <Page title={goods.name} isWide isTitleInContent>
      <div className={classNames(layout.columns, !isWhole && layout.loading)}>
        <div className={styles.show}>
          <Gallery pictures={pictures} name={goods.name} at={at} onMove={setAt} onEnlarge={zoom.open} />
        </div>
        <div className={styles.buy}>
          <BuyColumn chosen={chosen} reviews={reviews} onBuy={buy} />
        </div>
        {isWhole && (
          <Stack gap={36} className={styles.text}>
            {goods.description && (
              <section>
                <Text as="h2" marginBottom={12} size={25}>
                  {t('goods.description')}
                </Text>
                <SafeHtml html={goods.description} />
              </section>
            )}
            <ProductAttributes goods={goods} />
          </Stack>
        )}
      </div>
      {isWhole && <ReviewsSection goods={goods} load={loadReviews} headingRef={reviews} />}
      {isWhole && <ProductSuggestions goods={goods} isSoldOut={chosen.isSoldOut} skeleton={5} styles={relatedStyles} />}
      <RecentlyViewed goods={goods} />
      <PictureViewer modal={zoom} pictures={pictures} name={goods.name} at={at} onMove={setAt} />
      {goods.presale && (
        <PresaleNoticeDialog
          // Closes while the login dialog is open, so that the dialogs do not overlap.
          modal={{ ...terms, isOpen: terms.isOpen && !openLLL }}
          presale={goods.presale}
          onAccept={(isShownAgain) => purchase.acceptTerms({ isShownAgain })}
        />
      )}
    </Page>
  );
}

interface DialogProps {
  modal: ModalRoute;
  presale: Presale;
  onAccept: (isShownAgain: boolean) => void;
}

/** The terms that are accepted before presale products are ordered. */
function PresaleNoticeDialog({ modal, presale, onAccept }: DialogProps) {
  const { t } = useTranslation();
  const { Panel } = usePlatform();
  const [isShownAgain, setIsShownAgain] = useState(true);
  const footer = (
    <>
      <Button shape="round" onClick={modal.close}>
        {t('goods.presaleNotNow')}
      </Button>
      <Button type="primary" shape="round" onClick={() => onAccept(isShownAgain)}>
        {t('goods.presaleAccept')}
      </Button>
    </>
  );
  return (
    <Panel modal={modal} title={t('goods.presale')} footer={footer}>
      <PresaleTerms Checkbox={Checkbox} presale={presale} isShownAgain={isShownAgain} onShownAgain={setIsShownAgain} />
    </Panel>
  );
}
