import type { GoodsDetail } from '@/api/schema/goods';
import { ChoiceGroup } from '@/components/common/ChoiceGroup';
import type { SkuChoice } from '@/features/goods/skuChoice';
import { useSkuPanel } from '@/features/goods/useSkuPanel';
import type { Face } from '@/routes';
import styles from './FaceSkuPanel.less';

export interface SkuPanelProps {
  goods: GoodsDetail;
  choice: SkuChoice;
  onChoose: (choice: SkuChoice) => void;
  /** Another panel over this one does the talking. */
  isQuiet?: boolean;
}

/** The choice among the combinations of goods; nothing for goods without one. Says aloud what was chosen and what it costs. */
export function FaceSkuPanel({ face, goods, choice, onChoose, isQuiet = false }: SkuPanelProps & { face: Face }) {
  const { groups, choose, announcement } = useSkuPanel(goods, choice);
  if (groups.length === 0) return null;
  return (
    <div className={`${styles.panel} ${styles[face] ?? ''}`}>
      {groups.map(({ id, name, chosenName, options }) => (
        <ChoiceGroup key={id} legend={name} chosenName={chosenName} options={options} onChoose={(value) => onChoose(choose(id, value))} />
      ))}
      <p className="visually-hidden" role="status">
        {!isQuiet && announcement}
      </p>
    </div>
  );
}
