import { VirtualProducts, type VirtualGoodsProps } from '@/features/product/components/VirtualProducts';
import styles from './VirtualStrip.less';

/** Virtual products in a row that scrolls horizontally. */
export function VirtualStrip({ virtualGoods, campaignId }: VirtualGoodsProps) {
  return (
    <VirtualProducts
      virtualGoods={virtualGoods}
      campaignId={campaignId}
      look={{ className: styles.part, listClassName: styles.strip, inView: 3 }}
    />
  );
}
