import classNames from 'classnames';
import { useTranslation } from '@/hooks/useTranslation';
import card from './OrderCard.less';
import styles from './OrderSkeleton.less';

/** Placeholders for order cards, in the layout of the card. */
export function OrderSkeleton({ count }: { count: number }) {
  const { t } = useTranslation();
  return (
    <div className={styles.list} role="status" aria-label={t('shell.loading')}>
      {Array.from({ length: count }, (_, at) => (
        <div key={at} className={card.card}>
          <div className={card.head}>
            <span className={classNames('skeleton', styles.date)} />
            <span className={classNames('skeleton', styles.state)} />
          </div>
          <div className={card.body}>
            <div className={card.pictures}>
              <span className={classNames('skeleton', card.picture, styles.tile)} />
              <span className={classNames('skeleton', styles.name)} />
            </div>
            <span className={classNames('skeleton', styles.sum)} />
          </div>
          <div className={card.foot}>
            <span className={classNames('skeleton', styles.hint)} />
            <span className={classNames('skeleton', styles.button)} />
          </div>
        </div>
      ))}
    </div>
  );
}

/** Placeholder of one order: state, progress, lines, address and sums. */
export function OrderDetailSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={styles.list} role="status" aria-label={t('shell.loading')}>
      <div className={styles.heading}>
        <span className={classNames('skeleton', styles.title)} />
        <span className={classNames('skeleton', styles.date)} />
      </div>
      {(['steps', 'lines', 'address', 'sums'] as const).map((part) => (
        <span key={part} className={classNames('skeleton', styles.part, styles[part])} />
      ))}
    </div>
  );
}
