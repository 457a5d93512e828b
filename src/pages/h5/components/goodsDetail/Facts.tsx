import { Link } from '@umijs/max';
import { ChevronRight, Headset, PackageOpen, Truck, Zap } from 'lucide-react';
import type { GoodsDetail } from '@/api/schema/goods';
import { OpenHours } from '@/components/common/OpenHours';
import type { GoodsWords } from '@/features/goods/useGoodsWords';
import { useServerRecord } from '@/hooks/useShopState';
import { useWords } from '@/hooks/useWords';
import { pathOf } from '@/routes';
import styles from './Facts.less';

/** What a customer asks before buying: is it there, when does it come, can it go back, who helps. */
export function Facts({ goods, words }: { goods: GoodsDetail; words: GoodsWords }) {
  const { t } = useWords();
  const hours = useServerRecord().serverRecord?.serviceHours;
  const SupplyIcon = goods.isVirtual ? Zap : Truck;
  return (
    <ul className={styles.card}>
      <li className={styles.row}>
        <SupplyIcon className={words.isGoodNews ? styles.good : styles.plain} size={20} strokeWidth={1.8} aria-hidden />
        <span className={styles.words}>
          <strong className={styles.first}>{words.supply}</strong>
          {words.delivery && <span className={styles.second}>{words.delivery}</span>}
        </span>
      </li>
      <li className={styles.row}>
        <PackageOpen className={styles.plain} size={20} strokeWidth={1.8} aria-hidden />
        <span className={styles.words}>{words.returns}</span>
      </li>
      <li>
        <Link className={styles.row} to={pathOf('h5', 'service')}>
          <Headset className={styles.plain} size={20} strokeWidth={1.8} aria-hidden />
          <span className={styles.words}>
            {t('service.aboutGoods')}
            {hours && <OpenHours hours={hours} />}
          </span>
          <ChevronRight className={styles.plain} size={18} strokeWidth={1.8} aria-hidden />
        </Link>
      </li>
    </ul>
  );
}
