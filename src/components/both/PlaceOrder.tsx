import type { Pack } from '@/api/schema/order';
import { TotalChanged } from '@/components/common/TotalChanged';
import type { Checkout } from '@/features/checkout/useCheckout';
import { usePlaceWords } from '@/features/checkout/usePlaceWords';
import type { Kit } from './kit';
import styles from './PlaceOrder.less';

/** The one action of the checkout with the amount in it, and whatever is to be said before it is pressed again. */
export function PlaceOrder({ kit, pack, checkout }: { kit: Kit; pack: Pack; checkout: Checkout }) {
  const words = usePlaceWords(pack, checkout);
  return (
    <div className={`${styles.part} ${styles[kit.face] ?? ''}`}>
      {words.change && <TotalChanged {...words.change} />}
      <div role="alert">{words.trouble && <p className={styles.trouble}>{words.trouble}</p>}</div>
      <div role="status">
        {words.progress && <p className={styles.progress}>{words.progress}</p>}
        <p className="visually-hidden">{words.announcement}</p>
      </div>
      <kit.Button tone="primary" isLarge isWide isBusy={words.isBusy} busyWords={words.button} isDisabled={words.isDisabled} onClick={() => void words.press()}>
        {words.button}
      </kit.Button>
    </div>
  );
}
