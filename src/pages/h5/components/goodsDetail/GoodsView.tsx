import { useNavigate } from '@umijs/max';
import { useEffect, useState } from 'react';
import { Alongside } from '@/components/both/Alongside';
import { PresaleNotice } from '@/components/common/PresaleNotice';
import { Price } from '@/components/common/Price';
import { SafeHtml } from '@/components/common/SafeHtml';
import { FloatingButtons } from '@/components/h5/FloatingButtons';
import { Gallery } from '@/components/h5/Gallery';
import { GalleryZoom } from '@/components/h5/GalleryZoom';
import shape from '@/components/h5/goodsShape.less';
import { Page } from '@/components/h5/Page';
import { ShareButton } from '@/components/h5/ShareButton';
import { SkuPanel } from '@/components/h5/SkuPanel';
import type { ChosenGoods } from '@/features/goods/useGoodsDetail';
import { useGoodsWords } from '@/features/goods/useGoodsWords';
import { usePurchase } from '@/features/goods/usePurchase';
import { useLayer, type Layer } from '@/hooks/useLayer';
import { useWords } from '@/hooks/useWords';
import { pathOf } from '@/routes';
import alongsideStyles from './Alongside.less';
import { BuyBar } from './BuyBar';
import { BuySheet, type BuyStep } from './BuySheet';
import { Facts } from './Facts';
import styles from './GoodsView.less';

interface Props {
  chosen: ChosenGoods;
  /** The sheet in which choice and number are confirmed. */
  sheet: Layer;
  /** With what lies below the first screen. */
  isWhole: boolean;
}

/** The whole screen of goods that have come. */
export function GoodsView({ chosen, sheet, isWhole }: Props) {
  const { t } = useWords();
  const navigate = useNavigate();
  const { goods, sku, pictures, pictureIndex } = chosen;
  const words = useGoodsWords(chosen);
  const zoom = useLayer('zoom');
  const [at, setAt] = useState(pictureIndex);
  const [step, setStep] = useState<BuyStep>('choose');
  const purchase = usePurchase(chosen, (lines) => navigate(pathOf('h5', 'checkout', { lines })));
  useEffect(() => setAt(pictureIndex), [pictureIndex]);

  /** Goes on to the checkout, unless the presale terms come first. */
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
    <Page title={goods.name} hasHeader={false} footer={<BuyBar chosen={chosen} words={words} onBuy={startBuying} />}>
      <FloatingButtons>
        <ShareButton label={t('goods.share')} title={goods.name} isOnPicture />
      </FloatingButtons>
      <Gallery pictures={pictures} name={goods.name} at={at} onMove={setAt} onEnlarge={zoom.open} />
      <GalleryZoom layer={zoom} pictures={pictures} name={goods.name} at={at} onMove={setAt} />
      <div className={shape.body}>
        <div>
          <div className={styles.priceRow}>
            <Price size="large" amount={sku?.price ?? goods.price} original={sku ? sku.originalPrice : goods.originalPrice} />
            {words.saving && <span className={styles.saving}>{words.saving}</span>}
          </div>
          <p className={`serif ${shape.name}`}>{goods.name}</p>
          {goods.tagline && <p className={styles.tagline}>{goods.tagline}</p>}
        </div>
        <SkuPanel goods={goods} choice={chosen.choice} onChoose={chosen.choose} isQuiet={sheet.isOpen} />
        {goods.presale && <PresaleNotice presale={goods.presale} />}
        <Facts goods={goods} words={words} />
        {isWhole && goods.description && (
          <section>
            <h2 className={styles.heading}>{t('goods.description')}</h2>
            <SafeHtml html={goods.description} />
          </section>
        )}
      </div>
      {isWhole && <Alongside face="h5" goodsId={goods.id} bones={3} styles={alongsideStyles} />}
      <BuySheet
        chosen={chosen}
        words={words}
        layer={sheet}
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
