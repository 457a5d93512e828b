import { useModel } from '@umijs/max';
import { useEffect, useState } from 'react';
import { Alongside } from '@/components/both/Alongside';
import { SafeHtml } from '@/components/common/SafeHtml';
import { Gallery } from '@/components/pc/Gallery';
import { GalleryZoom } from '@/components/pc/GalleryZoom';
import shape from '@/components/pc/goodsShape.less';
import { Page } from '@/components/pc/Page';
import { PresaleNoticeDialog } from '@/components/pc/PresaleNoticeDialog';
import type { ChosenGoods } from '@/features/goods/useGoodsDetail';
import { usePurchase } from '@/features/goods/usePurchase';
import { useLayer } from '@/hooks/useLayer';
import { useWords } from '@/hooks/useWords';
import { pathOf } from '@/routes';
import alongsideStyles from './Alongside.less';
import { BuyColumn } from './BuyColumn';
import styles from './GoodsView.less';

/** The whole screen of goods that have come: pictures and text at the left, everything about buying at the right. */
export function GoodsView({ chosen }: { chosen: ChosenGoods }) {
  const { t } = useWords();
  const { goods, pictures, pictureIndex } = chosen;
  const zoom = useLayer('zoom');
  const terms = useLayer('terms');
  const { openLLL } = useModel('loginDialog');
  const [at, setAt] = useState(pictureIndex);
  const purchase = usePurchase(chosen, (lines) => terms.closeInto(pathOf('pc', 'checkout', { lines })));
  useEffect(() => setAt(pictureIndex), [pictureIndex]);

  const buy = () => {
    if (purchase.buy() === 'terms') terms.open();
  };
  return (
    <Page title={goods.name} isWide isTitleHidden>
      <div className={shape.columns}>
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
      <Alongside face="pc" goodsId={goods.id} bones={5} styles={alongsideStyles} />
      <GalleryZoom layer={zoom} pictures={pictures} name={goods.name} at={at} onMove={setAt} />
      {goods.presale && (
        <PresaleNoticeDialog
          // Makes way for the login that it led to; both would stand over each other.
          layer={{ ...terms, isOpen: terms.isOpen && !openLLL }}
          presale={goods.presale}
          onAccept={(isShownAgain) => purchase.acceptTerms({ isShownAgain })}
        />
      )}
    </Page>
  );
}
