import { Link } from '@umijs/max';
import { Picture } from '@/components/Picture';
import { Price } from '@/components/Price';
import { useCollect } from '@/features/collect/useCollect';
import { useCollectLabels } from '@/features/collect/useCollectLabels';
import { useTranslation } from '@/hooks/useTranslation';
import { pathOf } from '@/lib/routes';
import styles from './MiniBag.less';

/** Number of lines that are shown; the others are counted. */
const shownCount = 4;

/** The newest lines of the bag, the total of the selected ones, and links to the bag and to the checkout. */
export function MiniBag() {
  const { t } = useTranslation();
  const collect = useCollect({ isSavedShown: false });
  const labels = useCollectLabels(collect.currency);
  const { rows, pack, checkoutError, packLines, currency } = collect;
  return (
    <section className={styles.bag} aria-label={t('collect.title')}>
      <ul className={styles.rows}>
        {rows.slice(0, shownCount).map((row) => {
          const { line, quoted } = row;
          const { name, obstacle } = labels.row(row);
          return (
            <li key={line.skuId} className={styles.row}>
              {quoted ? (
                <Picture picture={quoted.picture} when="soon" className={styles.picture} />
              ) : (
                <span className={styles.picture} />
              )}
              <div className={styles.text}>
                <Link className={styles.name} to={pathOf('pc', 'goods', { id: line.goodsId, sku: line.skuId })}>
                  {name}
                </Link>
                {quoted?.skuText && <span className={styles.note}>{quoted.skuText}</span>}
                <span className={styles.note}>{obstacle || `× ${line.quantity}`}</span>
              </div>
              {quoted && <Price amount={quoted.price} {...(currency && { currency })} />}
            </li>
          );
        })}
      </ul>
      {rows.length > shownCount && (
        <p className={styles.note}>{t('collect.mini.more', { count: rows.length - shownCount })}</p>
      )}
      {pack && (
        <p className={styles.total}>
          <span>{t('collect.total')}</span>
          <Price amount={pack.total} currency={pack.currency} />
          <span className={styles.besides}>{labels.besideGoods(pack)}</span>
        </p>
      )}
      <div className={styles.links}>
        <Link className="button-link" to={pathOf('pc', 'collect')}>
          {t('collect.added.view')}
        </Link>
        {checkoutError === undefined && (
          <Link
            className="button-link button-link-primary"
            data-prefetch
            to={pathOf('pc', 'checkout', { lines: packLines })}
          >
            {labels.checkOut(collect)}
          </Link>
        )}
      </div>
    </section>
  );
}
