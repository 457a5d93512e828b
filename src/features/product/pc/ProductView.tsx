import { useModel } from '@umijs/max';
import { useEffect, useState } from 'react';
import { RelatedProducts } from '@/features/product/components/RelatedProducts';
import { SafeHtml } from '@/components/SafeHtml';
import { Gallery } from './Gallery';
import { Button } from 'antd';
import type { Presale } from '@/api/schema/goods';
import { Checkbox } from '@/platform/pc/Checkbox';
import { PresaleTerms } from '@/features/product/components/PresaleTerms';
import type { ModalRoute } from '@/hooks/useModalRoute';
import { Dialog } from '@/platform/pc/Dialog';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { ZoomStage } from '@/components/ZoomStage';
import type { Picture } from '@/lib/picture';
import layout from './productLayout.less';
import { Page } from '@/platform/pc/Page';
import type { ChosenProduct } from '@/features/product/useProductDetail';
import { usePurchase } from '@/features/product/usePurchase';
import { useModalRoute } from '@/hooks/useModalRoute';
import { useTranslation } from '@/hooks/useTranslation';
import { pathOf } from '@/lib/routes';
import relatedStyles from './RelatedProducts.less';
import { BuyColumn } from './BuyColumn';
import styles from './ProductView.less';

/** The product page of a loaded product: pictures and text at the left, buying at the right. */
export function ProductView({ chosen }: { chosen: ChosenProduct }) {
  const { t } = useTranslation();
  const { goods, pictures, pictureIndex } = chosen;
  const zoom = useModalRoute('zoom');
  const terms = useModalRoute('terms');
  const { openLLL } = useModel('loginDialog');
  const [at, setAt] = useState(pictureIndex);
  const purchase = usePurchase(chosen, (lines) => terms.closeInto(pathOf('pc', 'checkout', { lines })));
  useEffect(() => setAt(pictureIndex), [pictureIndex]);

  const buy = () => {
    if (purchase.buy() === 'terms') terms.open();
  };
  return (
    <Page title={goods.name} isWide isTitleHidden>
      <div className={layout.columns}>
        <div className={styles.show}>
          <Gallery pictures={pictures} name={goods.name} at={at} onMove={setAt} onEnlarge={zoom.open} />
        </div>
        <div className={styles.buy}>
          <BuyColumn chosen={chosen} onBuy={buy} />
        </div>
        {goods.description && (
          <section className={styles.description}>
            <h2 className={styles.heading}>{t('goods.description')}</h2>
            <SafeHtml html={goods.description} />
          </section>
        )}
      </div>
      <RelatedProducts goodsId={goods.id} skeleton={5} styles={relatedStyles} />
      <GalleryZoom modal={zoom} pictures={pictures} name={goods.name} at={at} onMove={setAt} />
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

interface Props {
  modal: ModalRoute;
  presale: Presale;
  onAccept: (isShownAgain: boolean) => void;
}

/** The terms that are accepted before presale products are ordered. */
function PresaleNoticeDialog({ modal, presale, onAccept }: Props) {
  const { t } = useTranslation();
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
    <Dialog modal={modal} title={t('goods.presale')} footer={footer}>
      <PresaleTerms Checkbox={Checkbox} presale={presale} isShownAgain={isShownAgain} onShownAgain={setIsShownAgain} />
    </Dialog>
  );
}

interface GalleryZoomProps {
  modal: ModalRoute;
  pictures: readonly Picture[];
  name: string;
  at: number;
  onMove: (at: number) => void;
}

/** The pictures in a dialog, to enlarge. */
function GalleryZoom({ modal, pictures, name, at, onMove }: GalleryZoomProps) {
  const { t } = useTranslation();
  const picture = pictures[at];
  const count = pictures.length;
  return (
    <Dialog modal={modal} title={name} width={760}>
      {picture && (
        <div className={styles.stage}>
          <ZoomStage picture={picture} name={name} />
        </div>
      )}
      {count > 1 && (
        <div className={styles.steps}>
          <Button
            shape="circle"
            icon={<ChevronLeft size={20} strokeWidth={1.8} aria-hidden />}
            aria-label={t('goods.previous')}
            disabled={at === 0}
            onClick={() => onMove(at - 1)}
          />
          <span role="status">{t('goods.picture', { at: at + 1, count })}</span>
          <Button
            shape="circle"
            icon={<ChevronRight size={20} strokeWidth={1.8} aria-hidden />}
            aria-label={t('goods.next')}
            disabled={at === count - 1}
            onClick={() => onMove(at + 1)}
          />
        </div>
      )}
    </Dialog>
  );
}
