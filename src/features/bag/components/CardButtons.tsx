import { useModel } from '@umijs/max';
import { Heart, Search, ShoppingBag } from 'lucide-react';
import { openProductOptions } from '@/features/bag/openProductOptions';
import { savedList } from '@/features/bag/collectedLines';
import { useTranslation } from '@/hooks/useTranslation';
import styles from './CardButtons.less';

interface Props {
  goods: { id: string; name: string; stock: number };
  hasQuickView: boolean;
}

/**
 * The buttons on a product card: save, add to the bag, and a quick view for mouse and keyboard. The code behind them is loaded when one
 * is pressed.
 */
export function CardButtons({ goods: { id, name, stock }, hasQuickView }: Props) {
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
      {hasQuickView && (
        <button
          type="button"
          className={styles.quickView}
          aria-label={t('shell.quickView', { name })}
          onClick={() => openProductOptions(id)}
        >
          <Search size={20} strokeWidth={1.8} aria-hidden />
        </button>
      )}
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
