import { useModel } from '@umijs/max';
import { Button } from 'antd-mobile';
import { Heart } from 'lucide-react';
import type { ChosenGoods } from '@/features/goods/useGoodsDetail';
import type { GoodsWords } from '@/features/goods/useGoodsWords';
import { useKeepGoods } from '@/features/goods/useKeepGoods';
import { useWords } from '@/hooks/useWords';
import styles from './BuyBar.less';

interface Props {
  chosen: ChosenGoods;
  words: GoodsWords;
  onBuy: () => void;
}

/** Keep it, or buy it. */
export function BuyBar({ chosen, words, onBuy }: Props) {
  const { t } = useWords();
  const { showToast } = useModel('toast');
  const { isKept, toggleKept } = useKeepGoods(chosen);
  const keep = () => {
    const outcome = toggleKept();
    if (outcome) showToast(t(outcome === 'full' ? 'goods.keepFull' : `goods.${outcome}`));
  };
  return (
    <div className={styles.bar}>
      <button type="button" className={styles.keep} aria-label={t('goods.keep')} aria-pressed={isKept} onClick={keep}>
        <Heart size={22} strokeWidth={1.8} fill={isKept ? 'currentColor' : 'none'} aria-hidden />
      </button>
      <Button className={styles.buy} block color="primary" shape="rounded" size="large" disabled={!chosen.canBuy} onClick={onBuy}>
        {words.buy}
      </Button>
    </div>
  );
}
