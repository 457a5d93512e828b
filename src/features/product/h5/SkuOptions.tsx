import { Radio } from 'antd-mobile';
import classNames from 'classnames';
import { skuChipContent, type SkuOptionsControl } from '@/features/product/components/SkuPanel';
import styles from '@/features/product/components/SkuPanel.less';
import { RadioGroup } from '@/platform/h5/RadioGroup';

/** The values of one dimension of a product. */
export const SkuOptions: SkuOptionsControl = ({ label, options, onChoose }) => (
  <RadioGroup
    label={label}
    className={styles.options}
    value={options.find(({ isChosen }) => isChosen)?.id}
    onChange={onChoose}
  >
    {options.map((option) => (
      <Radio
        key={option.id}
        className={classNames(styles.chip, option.isChosen && styles.isChosen, option.isAbsent && styles.isAbsent)}
        icon={() => null}
        value={option.id}
        disabled={option.isDisabled}
      >
        {skuChipContent(option)}
      </Radio>
    ))}
  </RadioGroup>
);
