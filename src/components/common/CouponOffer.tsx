import { Link } from '@umijs/max';
import { useWords } from '@/hooks/useWords';
import { CouponFace } from './CouponFace';
import styles from './CouponOffer.less';

interface Props {
  coupon: { name: string; value: string; condition: string };
  offer: {
    get: () => void;
    /** Asks once more what became of a try whose answer was lost. */
    checkAgain: (() => void) | undefined;
    isHeld: boolean;
    isOver: boolean;
    isBusy: boolean;
    message: string | undefined;
    isTrouble: boolean;
  };
  toCoupons: string;
}

/** A coupon that can be had, and what became of asking for it. */
export function CouponOffer({ coupon, offer, toCoupons }: Props) {
  const { t } = useWords();
  const { get, checkAgain, isHeld, isOver, isBusy, message, isTrouble } = offer;
  const button = checkAgain ? (
    <button type="button" className={styles.get} onClick={checkAgain}>
      {t('problem.checkAgain')}
    </button>
  ) : (
    // Named, since several stand beside each other; not disabled while it runs, so that the focus stays.
    <button type="button" className={styles.get} aria-label={isBusy ? undefined : t('campaign.getNamed', { name: coupon.name })} aria-disabled={isBusy} onClick={isBusy ? undefined : get}>
      {t(isBusy ? 'campaign.getting' : 'campaign.get')}
    </button>
  );
  return (
    <CouponFace {...coupon} life={t('campaign.oncePerCustomer')} isOver={isOver}>
      <div className={styles.actions}>
        {isHeld ? (
          <Link className={styles.way} to={toCoupons}>
            {t('campaign.toCoupons')}
          </Link>
        ) : (
          !isOver && button
        )}
        <p className={isTrouble ? styles.trouble : `${styles.message} ${isHeld ? styles.isHeld : ''}`} role="status">
          {message}
        </p>
      </div>
    </CouponFace>
  );
}
