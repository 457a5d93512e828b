import { Button, InputNumber } from 'antd';
import { Minus, Plus } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Row } from '@/components/Layout';
import { cleanCode } from '@/lib/typedText';
import { QuantityField } from '@/platform/QuantityField';
import { useTranslation } from '@/hooks/useTranslation';
import type { QuantityProps } from '@/platform/controlProps';
import styles from './Quantity.less';

/**
 * antd's number field between two of its buttons: the buttons of its `spinner` mode are not in the tab order and not
 * `disabled`.
 */
export function Quantity({ value, max, label, isDisabled = false, onChange, ...field }: QuantityProps) {
  const { t } = useTranslation();
  const limitId = useId();
  const [typed, setTyped] = useState<number | null>();
  // The field reports the number that it has clamped in the blur that applies it, before the next render.
  const latest = useRef<number | null>(undefined);
  const type = (next: number | null | undefined) => {
    latest.current = next;
    setTyped(next);
  };
  const settle = () => {
    if (latest.current) onChange(latest.current);
    type(undefined);
  };
  return (
    <QuantityField {...field} label={label} limitId={limitId}>
      <Row
        as="span"
        align="center"
        border="line"
        radius="full"
        background="surface"
        inline
        className={styles.stepper}
        onBlur={settle}
      >
        <Button
          type="text"
          shape="circle"
          className={styles.step}
          aria-label={t('goods.less')}
          disabled={isDisabled || value <= 1}
          icon={<Minus size={18} strokeWidth={1.8} aria-hidden />}
          onClick={() => onChange(value - 1)}
        />
        <InputNumber<number | string>
          variant="borderless"
          className={styles.figure}
          controls={false}
          precision={0}
          min={1}
          max={max}
          disabled={isDisabled}
          aria-label={label}
          aria-describedby={limitId}
          inputMode="numeric"
          value={typed === undefined ? value : typed}
          parser={(typed = '') => cleanCode(typed).replace(/[^\d.-]/g, '')}
          onChange={(next) => type(next === null || next === '' ? null : Number(next))}
          onPressEnter={settle}
          onStep={settle}
          onFocus={(event) => event.target.select()}
        />
        <Button
          type="text"
          shape="circle"
          className={styles.step}
          aria-label={t('goods.more')}
          disabled={isDisabled || value >= max}
          icon={<Plus size={18} strokeWidth={1.8} aria-hidden />}
          onClick={() => onChange(value + 1)}
        />
      </Row>
    </QuantityField>
  );
}
