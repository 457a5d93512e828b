import { Button } from 'antd-mobile';
import { KeepButton } from '@/components/both/KeepButton';
import type { ChosenGoods } from '@/features/goods/useGoodsDetail';
import type { GoodsWords } from '@/features/goods/useGoodsWords';
import styles from './BuyBar.less';

interface Props {
  chosen: ChosenGoods;
  words: GoodsWords;
  onBuy: () => void;
}

/** Keep it, or buy it. */
export function BuyBar({ chosen, words, onBuy }: Props) {
  return (
    <div className={styles.bar}>
      <KeepButton chosen={chosen} />
      <Button className={styles.buy} block color="primary" shape="rounded" size="large" disabled={!chosen.canBuy} onClick={onBuy}>
        {words.buy}
      </Button>
    </div>
  );
}
