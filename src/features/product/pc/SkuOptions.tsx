import { Radio } from 'antd';
import classNames from 'classnames';
import { skuChipContent, type SkuOptionsControl } from '@/features/product/components/SkuPanel';
import styles from '@/features/product/components/SkuPanel.less';

/** The values of one dimension of a product. */
export const SkuOptions: SkuOptionsControl = ({ label, options, onChoose }) => (
  <Radio.Group
    aria-label={label}
    className={styles.options}
    value={options.find(({ isChosen }) => isChosen)?.id}
    onChange={({ target }) => onChoose(target.value)}
  >
    {options.map((option) => (
      <Radio
        key={option.id}
        className={classNames(styles.chip, option.isChosen && styles.isChosen, option.isAbsent && styles.isAbsent)}
        value={option.id}
        disabled={option.isDisabled}
      >
        {skuChipContent(option)}
      </Radio>
    ))}
  </Radio.Group>
);
