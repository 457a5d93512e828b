import { Row, Stack, Text } from '@/components/Layout';
import { autoColumns } from '@/components/autoColumns';
import '@/features/hall/hallMessages';
import { Input } from 'antd-mobile';
import type { PriceFields } from '@/features/hall/usePriceRange';
import { useTranslation } from '@/hooks/useTranslation';
import { Form, FormItem } from '@/platform/h5/Form';
import { Switch } from '@/platform/h5/Switch';
import { RangeSlider } from './RangeSlider';

interface Props {
  prices: PriceFields;
  isInStock: boolean;
  setInStock: (isInStock: boolean) => void;
}

/** The price as a range of round amounts or as two exact ones, and whether sold-out products are left out. */
export function FilterForm({ prices, isInStock, setInStock }: Props) {
  const { t } = useTranslation();
  const labels = [t('hall.priceFrom'), t('hall.priceTo')] as const;
  const field = (end: 'from' | 'to', label: string) => (
    <FormItem name={end} label={label} hint={prices.understood[end]}>
      <Input inputMode="decimal" autoComplete="off" onBlur={() => prices.leave(end)} />
    </FormItem>
  );
  return (
    <Form
      isWithoutMarks
      values={{ ...prices.typed, inStock: isInStock }}
      errors={prices.errors}
      onChange={({ inStock, ...part }) => (inStock === undefined ? prices.type(part) : setInStock(inStock))}
      onSubmit={() => undefined}
    >
      {prices.isReady && (
        <Stack as="fieldset" gap={12}>
          <Text as="legend" padding={0} marginBottom={4} size={15} weight={600}>
            {prices.label}
          </Text>
          <RangeSlider
            {...prices.slider}
            labels={[t('hall.priceLowest'), t('hall.priceHighest')]}
            valueLabel={prices.valueLabel}
          />
          <Stack align="start" gap={12} style={autoColumns('88px', 'fit')}>
            {field('from', labels[0])}
            {field('to', labels[1])}
          </Stack>
        </Stack>
      )}
      <Row minHeight="touch" align="center" justify="space-between" gap={16} size={15}>
        <span aria-hidden="true">{t('hall.inStock')}</span>
        <FormItem name="inStock" valuePropName="checked">
          <Switch label={t('hall.inStock')} />
        </FormItem>
      </Row>
    </Form>
  );
}
