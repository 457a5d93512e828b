import { useModel } from '@umijs/max';
import { Heart, ShoppingBag } from 'lucide-react';
import { savedList } from '@/features/bag/collectedLines';
import { useTranslation } from '@/hooks/useTranslation';
import styles from './CardButtons.less';

/**
 * The buttons on a product card: save, and add to the bag. The code behind them is loaded when one is pressed.
 */
export function CardButtons({ goods: { id, name, stock } }: { goods: { id: string; name: string; stock: number } }) {
  const { t } = useTranslation();
  const { ask } = useModel('bag');
  const isSaved = savedList.useRows().some(({ goodsId }) => goodsId === id);
  return (
    <>
      <button
        type="button"
        className={styles.save}
        aria-label={t('shell.card.save', { name })}
        aria-pressed={isSaved}
        onClick={() => ask({ kind: 'toggleSaved', goodsId: id })}
      >
        <Heart size={20} strokeWidth={1.8} aria-hidden />
      </button>
      {stock > 0 && (
        <button
          type="button"
          className={styles.add}
          aria-label={t('shell.card.add', { name })}
          onClick={() => ask({ kind: 'add', goodsId: id })}
        >
          <ShoppingBag size={20} strokeWidth={1.8} aria-hidden />
        </button>
      )}
    </>
  );
}
