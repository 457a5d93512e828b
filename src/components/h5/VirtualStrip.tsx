import { VirtualGoods, type VirtualGoodsProps } from '@/components/both/VirtualGoods';
import styles from './VirtualStrip.less';

/** Goods without delivery, in a row that is pushed sideways. */
export function VirtualStrip({ virtualGoods, campaignId }: VirtualGoodsProps) {
  return <VirtualGoods face="h5" virtualGoods={virtualGoods} campaignId={campaignId} look={{ className: styles.part, listClassName: styles.strip, inView: 3 }} />;
}
