import { Stack } from '@/components/Layout';
import { autoColumns } from '@/components/autoColumns';
import '@/features/hall/hallMessages';
import { Form as KitForm, Input, Slider, Switch } from 'antd';
import type { PriceFields } from '@/features/hall/usePriceRange';
import { useTranslation } from '@/hooks/useTranslation';
import { Form } from '@/platform/pc/Form';
import styles from './HallView.less';

interface Props {
  prices: PriceFields;
  /** Called when a price was chosen or a field was left. */
  onSettle: () => void;
  isInStock: boolean;
  setInStock: (isInStock: boolean) => void;
}

/** The price as a range of round amounts or as two exact ones, and whether sold-out products are left out. */
export function FilterForm({ prices, onSettle, isInStock, setInStock }: Props) {
  const { t } = useTranslation();
  const labels = [t('hall.priceFrom'), t('hall.priceTo')];
  const field = (end: 'from' | 'to', label: string | undefined) => {
    const settle = () => {
      prices.leave(end);
      onSettle();
    };
    return (
      <KitForm.Item name={end} label={label} extra={prices.understood[end]}>
        <Input inputMode="decimal" autoComplete="off" onBlur={settle} onPressEnter={settle} />
      </KitForm.Item>
    );
  };
  return (
    <Form
      isWithoutMarks
      values={{ ...prices.typed, inStock: isInStock }}
      errors={prices.errors}
      onChange={({ inStock, ...part }) => (inStock === undefined ? prices.type(part) : setInStock(inStock))}
      onSubmit={onSettle}
    >
      {prices.isReady && (
        <fieldset className={styles.price}>
          <legend className={styles.legend}>{prices.label}</legend>
          <Slider
            {...prices.slider}
            range
            ariaLabelForHandle={[t('hall.priceLowest'), t('hall.priceHighest')]}
            ariaValueTextFormatterForHandle={[prices.valueLabel, prices.valueLabel]}
            tooltip={{ formatter: (value = 0) => prices.valueLabel(value) }}
            onChangeComplete={onSettle}
          />
          <Stack align="start" gap={12} style={autoColumns('88px', 'fit')}>
            {field('from', labels[0])}
            {field('to', labels[1])}
          </Stack>
        </fieldset>
      )}
      <KitForm.Item
        className={styles.switch}
        layout="horizontal"
        colon={false}
        name="inStock"
        label={t('hall.inStock')}
        valuePropName="checked"
      >
        <Switch />
      </KitForm.Item>
    </Form>
  );
}
