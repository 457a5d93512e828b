import classNames from 'classnames';
import { ChevronDown, Trash2 } from 'lucide-react';
import type { FunctionComponent, ReactNode } from 'react';
import type { Picture as PictureData } from '@/lib/picture';
import type { SkuOptionsControl } from '@/features/product/components/SkuPanel';
import { useTranslation } from '@/hooks/useTranslation';
import styles from './CollectRow.less';
import { PresaleDay } from '@/components/DeliveryDays';
import { Picture } from '@/components/Picture';
import { Price } from '@/components/Price';
import type { FrameControl, CheckboxControl, QuantityProps } from '@/platform/controlProps';

/** What the UI kit of a platform draws. */
export interface CollectControls {
  Checkbox: CheckboxControl;
  Quantity: FunctionComponent<QuantityProps>;
  SkuOptions: SkuOptionsControl;
  /** The frame of a row; on h5 it can be swiped away. */
  Frame: FrameControl;
}

interface Props {
  controls: CollectControls;
  row: {
    line: { quantity: number; price: number };
    /** Undefined until the API has responded. */
    quoted:
      | {
          skuText: string;
          picture: PictureData;
          price: number;
          originalPrice: number | null;
          presale: { shipsOn: string } | null;
        }
      | undefined;
    state: string;
    canOrder: boolean;
    limit: { most: number };
  };
  labels: { name: string; obstacle: string; was: string; limit: string };
  /** The product name, as a link of the platform. */
  title: ReactNode;
  /** ISO 4217; undefined until the API has responded. */
  currency: string | undefined;
  isSelected: boolean;
  actions: {
    select: (isSelected: boolean) => void;
    saveForLater: () => void;
    setQuantity: (quantity: number) => void;
    changeSku: () => void;
    remove: () => void;
  };
}

/** A line of the bag: selection, quantity, variant, saving for later and removal. Says why it cannot be ordered. */
export function CollectRow({
  controls: { Checkbox, Quantity, Frame },
  row,
  labels,
  title,
  currency,
  isSelected,
  actions,
}: Props) {
  const { t } = useTranslation();
  const { line, quoted, state, canOrder, limit } = row;
  const isGone = state === 'gone';
  const canTakeFewer = !canOrder && limit.most > 0 && line.quantity > limit.most;
  return (
    <li className={styles.card}>
      <Frame className={styles.row} onRemove={actions.remove}>
        <div className={styles.tick}>
          <Checkbox name="line" checked={isSelected} disabled={!canOrder} onChange={actions.select}>
            <span className="visually-hidden">{t('collect.select', { name: labels.name })}</span>
          </Checkbox>
        </div>
        {quoted ? (
          <Picture picture={quoted.picture} className={classNames(styles.picture, !canOrder && styles.isOut)} />
        ) : (
          <span className={classNames('skeleton', styles.picture)} />
        )}
        <div className={styles.text}>
          <h2 className={styles.name}>
            {quoted ? title : <span className={classNames('skeleton', styles.skeletonName)} />}
          </h2>
          {quoted?.skuText && !isGone && (
            <button
              type="button"
              className={styles.change}
              aria-label={t('collect.change', { choice: quoted.skuText })}
              onClick={actions.changeSku}
            >
              <span className={styles.choice}>{quoted.skuText}</span>
              <ChevronDown size={16} strokeWidth={1.8} aria-hidden />
            </button>
          )}
          {labels.obstacle && (
            <p className={styles.obstacle}>
              {labels.obstacle}
              {canTakeFewer && (
                <button type="button" className={styles.take} onClick={() => actions.setQuantity(limit.most)}>
                  {t('collect.take', { count: limit.most })}
                </button>
              )}
            </p>
          )}
          <PresaleDay shipsOn={quoted?.presale?.shipsOn} />
          {labels.was && (
            <p className={quoted && quoted.price < line.price ? styles.cheaper : styles.note}>{labels.was}</p>
          )}
          <p className={styles.limit} role="status">
            {labels.limit}
          </p>
          {!isGone && (
            <button
              type="button"
              className={styles.take}
              aria-label={t('collect.laterNamed', { name: labels.name })}
              onClick={actions.saveForLater}
            >
              {t('collect.later')}
            </button>
          )}
        </div>
        {!isGone && (
          <div className={styles.foot}>
            <div className={styles.price}>
              {quoted ? (
                <Price amount={quoted.price} original={quoted.originalPrice} {...(currency && { currency })} />
              ) : (
                <span className={classNames('skeleton', styles.skeletonPrice)} />
              )}
            </div>
            {(limit.most > 0 || !quoted) && (
              <div className={styles.quantity}>
                {quoted ? (
                  <Quantity
                    value={line.quantity}
                    most={limit.most}
                    label={t('collect.quantity', { name: labels.name })}
                    isLabelHidden
                    onChange={actions.setQuantity}
                  />
                ) : (
                  <span className={classNames('skeleton', styles.skeletonQuantity)} />
                )}
              </div>
            )}
          </div>
        )}
        <button
          type="button"
          className={styles.remove}
          aria-label={t('collect.remove', { name: labels.name })}
          onClick={actions.remove}
        >
          <Trash2 size={18} strokeWidth={1.8} aria-hidden />
        </button>
      </Frame>
    </li>
  );
}
