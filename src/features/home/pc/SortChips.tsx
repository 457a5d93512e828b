import { useId } from 'react';
import { Row } from '@/components/Layout';
import { homeSorts, type HomeSort } from '@/features/home/useHome';
import { useTranslation } from '@/hooks/useTranslation';
import styles from './SortChips.less';

/** The sort order of the home page's products; the first chip is the shop's recommendation. */
export function SortChips({
  sort,
  onChoose,
}: {
  sort: HomeSort | undefined;
  onChoose: (sort: HomeSort | undefined) => void;
}) {
  const { t } = useTranslation();
  const name = useId();
  return (
    <Row as="fieldset" wrap gap={8}>
      <legend className="visually-hidden">{t('home.sort')}</legend>
      {([undefined, ...homeSorts] as const).map((one) => (
        <label key={one ?? 'picked'} className={styles.chip}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            checked={one === sort}
            onChange={() => onChoose(one)}
          />
          <span>{t(`home.sort.${one ?? 'picked'}`)}</span>
        </label>
      ))}
    </Row>
  );
}
