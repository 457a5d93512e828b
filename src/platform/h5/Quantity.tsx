import { Stepper } from 'antd-mobile';
import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { Row } from '@/components/Layout';
import { cleanCode } from '@/lib/typedText';
import { isInputMethodKey } from '@/lib/composition';
import { QuantityField } from '@/platform/QuantityField';
import { useTranslation } from '@/hooks/useTranslation';
import type { QuantityProps } from '@/platform/controlProps';
import styles from './Quantity.less';

const inputElementOf = (element: HTMLElement | null) => element?.querySelector('input');

/**
 * antd-mobile's stepper. antd-mobile 5.43 names its parts with the words of its locale, reports every figure that is typed,
 * shows a step only in a field without the focus, and has no arrow keys.
 */
export function Quantity({ value, max, label, isDisabled = false, onChange, ...field }: QuantityProps) {
  const { t } = useTranslation();
  const limitId = useId();
  const ref = useRef<HTMLSpanElement>(null);
  const [typed, setTyped] = useState<number | null>();
  // The stepper reports a step after the click, when it has rendered.
  const isStep = useRef(false);
  const isLeftForStep = useRef(false);

  useLayoutEffect(() => {
    const [less, more] = ref.current?.querySelectorAll('button') ?? [];
    less?.setAttribute('aria-label', t('goods.less'));
    more?.setAttribute('aria-label', t('goods.more'));
    const input = inputElementOf(ref.current);
    input?.setAttribute('aria-label', label);
    input?.setAttribute('aria-describedby', limitId);
    input?.setAttribute('inputmode', 'numeric');
    // antd-mobile also sets them on the element around the field, which has no role.
    for (const name of ['aria-valuenow', 'aria-valuemin', 'aria-valuemax']) input?.parentElement?.removeAttribute(name);
  });
  useLayoutEffect(() => {
    if (isLeftForStep.current) inputElementOf(ref.current)?.focus();
    isLeftForStep.current = false;
  }, [value]);

  const settle = () => {
    if (typed) onChange(typed);
    setTyped(undefined);
  };
  const startStep = ({ target }: MouseEvent) => {
    const input = inputElementOf(ref.current);
    if (target === input) return;
    isStep.current = true;
    input?.blur();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target } = event;
    const input = inputElementOf(ref.current);
    if (!input || target !== input || isInputMethodKey(event)) return;
    if (key === 'Enter') input.blur();
    if (key !== 'ArrowUp' && key !== 'ArrowDown') return;
    event.preventDefault();
    const next = (typed ?? value) + (key === 'ArrowUp' ? 1 : -1);
    if (next < 1 || next > max) return;
    isLeftForStep.current = true;
    input.blur();
    onChange(next);
  };
  return (
    <QuantityField {...field} label={label} limitId={limitId}>
      <Row
        as="span"
        ref={ref}
        border="line"
        radius="full"
        background="surface"
        inline
        className={styles.stepper}
        onClickCapture={startStep}
        onInputCapture={() => (isStep.current = false)}
        onKeyDown={onKeyDown}
      >
        <Stepper
          allowEmpty
          digits={0}
          parser={(typed) => parseFloat(cleanCode(typed))}
          min={1}
          max={max}
          disabled={isDisabled}
          value={typed === undefined ? value : typed}
          onChange={(next: number | null) => (isStep.current && next ? onChange(next) : setTyped(next))}
          onBlur={settle}
        />
      </Row>
    </QuantityField>
  );
}
