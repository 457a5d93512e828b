import { Link } from '@umijs/max';
import { Headset, PackageOpen, Share, Truck, Zap } from 'lucide-react';
import type { GoodsDetail } from '@/api/schema/goods';
import { OpenHours } from '@/components/common/OpenHours';
import type { GoodsWords } from '@/features/goods/useGoodsWords';
import { useServerRecord } from '@/hooks/useShopState';
import { useShareLink } from '@/hooks/useShareLink';
import { useWords } from '@/hooks/useWords';
import { pathOf } from '@/routes';
import styles from './Facts.less';

/** What a customer asks before buying: is it there, when does it come, can it go back, who helps. */
export function Facts({ goods, words }: { goods: GoodsDetail; words: GoodsWords }) {
  const { t } = useWords();
  const hours = useServerRecord().serverRecord?.serviceHours;
  const share = useShareLink();
  const SupplyIcon = goods.isVirtual ? Zap : Truck;
  return (
    <ul className={styles.facts}>
      <li className={styles.row}>
        <SupplyIcon className={words.isGoodNews ? styles.good : undefined} size={20} strokeWidth={1.8} aria-hidden />
        <span>
          {words.supply}
          {words.delivery && <span className={styles.second}>{words.delivery}</span>}
        </span>
      </li>
      <li className={styles.row}>
        <PackageOpen className={goods.returnDays > 0 ? styles.good : undefined} size={20} strokeWidth={1.8} aria-hidden />
        <span>{words.returns}</span>
      </li>
      <li>
        <Link className={`${styles.row} ${styles.way}`} to={pathOf('pc', 'service')}>
          <Headset size={20} strokeWidth={1.8} aria-hidden />
          <span>
            {t('service.aboutGoods')}
            {hours && <OpenHours hours={hours} />}
          </span>
        </Link>
      </li>
      <li>
        <button type="button" className={`${styles.row} ${styles.way}`} onClick={() => void share({ title: goods.name, url: window.location.href })}>
          <Share size={20} strokeWidth={1.8} aria-hidden />
          {t('goods.share')}
        </button>
      </li>
    </ul>
  );
}
