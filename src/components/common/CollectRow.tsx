import { ChevronDown, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Picture as PictureData } from '@/domain/picture';
import { useWords } from '@/hooks/useWords';
import styles from './CollectRow.less';
import { Picture } from './Picture';
import { Price } from './Price';
import { QuantityField } from './QuantityField';

interface Props {
  row: {
    line: { quantity: number; price: number };
    /** Undefined until the shop has answered. */
    quoted: { skuText: string; picture: PictureData; price: number; originalPrice: number | null } | undefined;
    state: string;
    canOrder: boolean;
    limit: { most: number };
  };
  words: { name: string; obstacle: string; was: string; limit: string };
  /** The name as the face links it. */
  title: ReactNode;
  /** ISO 4217; undefined until the shop has answered. */
  currency: string | undefined;
  isTicked: boolean;
  actions: {
    tick: (isTicked: boolean) => void;
    setQuantity: (quantity: number) => void;
    changeSku: () => void;
    remove: () => void;
  };
}

/** One of the kept goods: to tick, to count, to change, to let go of. What cannot be ordered says why. */
export function CollectRow({ row, words, title, currency, isTicked, actions }: Props) {
  const { t } = useWords();
  const { line, quoted, state, canOrder, limit } = row;
  const isGone = state === 'gone';
  const canTakeFewer = !canOrder && limit.most > 0 && line.quantity > limit.most;
  return (
    <li className={styles.row}>
      <label className={styles.tick}>
        <input type="checkbox" checked={isTicked} disabled={!canOrder} aria-label={t('collect.tick', { name: words.name })} onChange={(event) => actions.tick(event.target.checked)} />
      </label>
      {quoted ? <Picture picture={quoted.picture} className={`${styles.picture} ${canOrder ? '' : styles.isOut}`} /> : <span className={`bone ${styles.picture}`} />}
      <div className={styles.words}>
        <h2 className={styles.name}>{quoted ? title : <span className={`bone ${styles.boneName}`} />}</h2>
        {quoted?.skuText && !isGone && (
          <button type="button" className={styles.change} aria-label={t('collect.change', { choice: quoted.skuText })} onClick={actions.changeSku}>
            <span className={styles.choice}>{quoted.skuText}</span>
            <ChevronDown size={16} strokeWidth={1.8} aria-hidden />
          </button>
        )}
        {words.obstacle && (
          <p className={styles.obstacle}>
            {words.obstacle}
            {canTakeFewer && (
              <button type="button" className={styles.take} onClick={() => actions.setQuantity(limit.most)}>
                {t('collect.take', { count: limit.most })}
              </button>
            )}
          </p>
        )}
        {words.was && <p className={quoted && quoted.price < line.price ? styles.cheaper : styles.note}>{words.was}</p>}
        <p className={styles.limit} role="status">
          {words.limit}
        </p>
      </div>
      {!isGone && (
        <div className={styles.foot}>
          <div className={styles.price}>
            {quoted ? <Price amount={quoted.price} original={quoted.originalPrice} {...(currency && { currency })} /> : <span className={`bone ${styles.bonePrice}`} />}
          </div>
          {(limit.most > 0 || !quoted) && (
            <div className={styles.quantity}>
              {quoted ? (
                <QuantityField value={line.quantity} most={limit.most} label={t('collect.quantity', { name: words.name })} isLabelHidden onChange={actions.setQuantity} />
              ) : (
                <span className={`bone ${styles.boneQuantity}`} />
              )}
            </div>
          )}
        </div>
      )}
      <button type="button" className={styles.remove} aria-label={t('collect.remove', { name: words.name })} onClick={actions.remove}>
        <Trash2 size={18} strokeWidth={1.8} aria-hidden />
      </button>
    </li>
  );
}
