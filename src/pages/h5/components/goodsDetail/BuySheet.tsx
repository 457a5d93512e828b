import { Button } from 'antd-mobile';
import { useState } from 'react';
import { Picture } from '@/components/common/Picture';
import { PresaleTerms } from '@/components/common/PresaleTerms';
import { Price } from '@/components/common/Price';
import { QuantityField } from '@/components/common/QuantityField';
import { PresaleNoticeButtons } from '@/components/h5/PresaleNoticeButtons';
import { Sheet } from '@/components/h5/Sheet';
import { SkuPanel } from '@/components/h5/SkuPanel';
import type { ChosenGoods } from '@/features/goods/useGoodsDetail';
import type { GoodsWords } from '@/features/goods/useGoodsWords';
import type { Layer } from '@/hooks/useLayer';
import { useWords } from '@/hooks/useWords';
import styles from './BuySheet.less';

/** The terms of presale goods come after the choice. */
export type BuyStep = 'choose' | 'terms';

interface Props {
  chosen: ChosenGoods;
  words: GoodsWords;
  layer: Layer;
  step: BuyStep;
  onConfirm: () => void;
  onAccept: (isShownAgain: boolean) => void;
}

/** What exactly is bought: combination and number of pieces, and for presale goods the terms that are accepted. */
export function BuySheet({ chosen, words, layer, step, onConfirm, onAccept }: Props) {
  const { t } = useWords();
  const [isShownAgain, setIsShownAgain] = useState(true);
  const { goods, sku, quantity, limit, pictures, pictureIndex, canBuy } = chosen;
  const picture = pictures[pictureIndex];

  if (step === 'terms' && goods.presale) {
    const footer = <PresaleNoticeButtons onAccept={() => onAccept(isShownAgain)} onRefuse={layer.close} />;
    return (
      <Sheet layer={layer} title={t('goods.presale')} footer={footer}>
        <PresaleTerms presale={goods.presale} isShownAgain={isShownAgain} onShownAgain={setIsShownAgain} />
      </Sheet>
    );
  }

  const footer = (
    <Button block color="primary" shape="rounded" size="large" disabled={!canBuy} onClick={onConfirm}>
      {words.buy}
    </Button>
  );
  return (
    <Sheet layer={layer} title={t('goods.sheet')} footer={footer}>
      <div className={styles.content}>
        <div className={styles.head}>
          {picture && <Picture picture={picture} className={styles.picture} />}
          <div className={styles.about}>
            <p className={styles.name}>{goods.name}</p>
            {sku && <Price amount={sku.price} original={sku.originalPrice} />}
            <p className={styles.supply}>{words.supply}</p>
          </div>
        </div>
        <SkuPanel goods={goods} choice={chosen.choice} onChoose={chosen.choose} />
        <QuantityField
          label={t('goods.quantity')}
          value={quantity}
          most={limit.most}
          limit={words.limit}
          isDisabled={!canBuy}
          onChange={chosen.setQuantity}
        />
      </div>
    </Sheet>
  );
}
