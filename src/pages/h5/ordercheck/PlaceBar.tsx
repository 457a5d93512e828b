import { Button } from 'antd-mobile';
import type { Pack } from '@/api/schema/order';
import { TotalChanged } from '@/components/common/TotalChanged';
import type { Checkout } from '@/features/checkout/useCheckout';
import { usePlaceWords } from '@/features/checkout/usePlaceWords';
import styles from './PlaceBar.less';

/** The one action of the checkout with the amount in it, and whatever is to be said before it is pressed again. */
export function PlaceBar({ pack, checkout }: { pack: Pack; checkout: Checkout }) {
  const words = usePlaceWords(pack, checkout);
  return (
    <div className={styles.bar}>
      {words.change && <TotalChanged {...words.change} />}
      <div role="alert">{words.trouble && <p className={styles.trouble}>{words.trouble}</p>}</div>
      <div role="status">
        {words.progress && <p className={styles.progress}>{words.progress}</p>}
        <p className="visually-hidden">{words.announcement}</p>
      </div>
      <Button
        block
        color="primary"
        shape="rounded"
        size="large"
        className={styles.place}
        loading={words.isBusy}
        loadingText={words.button}
        disabled={words.isDisabled}
        onClick={() => void words.press()}
      >
        {words.button}
      </Button>
    </div>
  );
}
