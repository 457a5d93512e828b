import { useModel } from '@umijs/max';
import { Heart } from 'lucide-react';
import type { ChosenGoods } from '@/features/goods/useGoodsDetail';
import { useKeepGoods } from '@/features/goods/useKeepGoods';
import { useWords } from '@/hooks/useWords';
import styles from './KeepButton.less';

/** Keeps the goods as they are chosen, or lets them go. */
export function KeepButton({ chosen }: { chosen: ChosenGoods }) {
  const { t } = useWords();
  const { showToast } = useModel('toast');
  const { isKept, toggleKept } = useKeepGoods(chosen);
  const keep = () => {
    const outcome = toggleKept();
    if (outcome) showToast(t(outcome === 'full' ? 'goods.keepFull' : `goods.${outcome}`));
  };
  return (
    <button type="button" className={styles.keep} aria-label={t('goods.keep')} aria-pressed={isKept} onClick={keep}>
      <Heart size={22} strokeWidth={1.8} fill={isKept ? 'currentColor' : 'none'} aria-hidden />
    </button>
  );
}
