import { Link } from '@umijs/max';
import { Button } from 'antd';
import { KeepButton } from '@/components/both/KeepButton';
import { PresaleNotice } from '@/components/common/PresaleNotice';
import { Price } from '@/components/common/Price';
import { QuantityField } from '@/components/common/QuantityField';
import shape from '@/components/pc/goodsShape.less';
import { SkuPanel } from '@/components/pc/SkuPanel';
import type { ChosenGoods } from '@/features/goods/useGoodsDetail';
import { useGoodsWords } from '@/features/goods/useGoodsWords';
import { useWords } from '@/hooks/useWords';
import { pathOf } from '@/routes';
import { Facts } from './Facts';
import styles from './BuyColumn.less';

/** Name, price, choice, number of pieces and the way to buy; stays in view while the text beside it is read. */
export function BuyColumn({ chosen, onBuy }: { chosen: ChosenGoods; onBuy: () => void }) {
  const { t } = useWords();
  const words = useGoodsWords(chosen);
  const { goods, sku, canBuy } = chosen;
  return (
    <div className={styles.column}>
      <div>
        {goods.categoryId && goods.categoryName && (
          <Link className={styles.category} to={pathOf('pc', 'hall', { categoryId: goods.categoryId })}>
            {goods.categoryName}
          </Link>
        )}
        <p className={`serif ${shape.name}`}>{goods.name}</p>
        {goods.tagline && <p className={styles.tagline}>{goods.tagline}</p>}
      </div>
      <div className={styles.price}>
        <Price size="large" amount={sku?.price ?? goods.price} original={sku ? sku.originalPrice : goods.originalPrice} />
        {words.saving && <span className={styles.saving}>{words.saving}</span>}
      </div>
      <SkuPanel goods={goods} choice={chosen.choice} onChoose={chosen.choose} />
      <QuantityField
        label={t('goods.quantity')}
        value={chosen.quantity}
        most={chosen.limit.most}
        limit={words.limit}
        isDisabled={!canBuy}
        onChange={chosen.setQuantity}
      />
      {goods.presale && <PresaleNotice presale={goods.presale} />}
      <div className={styles.ways}>
        <Button className={styles.buy} type="primary" shape="round" size="large" disabled={!canBuy} onClick={onBuy}>
          {words.buy}
        </Button>
        <KeepButton chosen={chosen} />
      </div>
      <Facts goods={goods} words={words} />
    </div>
  );
}
