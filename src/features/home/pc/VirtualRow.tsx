import { VirtualProducts, type VirtualGoodsProps } from '@/features/product/components/VirtualProducts';
import { useColumns } from '@/hooks/useColumns';
import styles from './VirtualRow.less';

/** Virtual products in one row, as many as fit. */
export function VirtualRow({ virtualGoods, campaignId }: VirtualGoodsProps) {
  const { ref, columns } = useColumns<HTMLElement>(208, 20, 1, 5);
  const look = {
    listRef: ref,
    className: styles.part,
    listClassName: styles.row,
    listStyle: { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` },
    inView: columns,
    max: columns,
  };
  return <VirtualProducts virtualGoods={virtualGoods} campaignId={campaignId} look={look} />;
}
