import { Slider } from 'antd-mobile';
import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import styles from './FilterSheet.less';

interface Props {
  /** Names of the two handles. */
  labels: readonly [string, string];
  value: readonly [number, number];
  max: number;
  /** A value as text. */
  valueLabel: (value: number) => string;
  onChange: (value: readonly number[]) => void;
}

const stepOfArrowKey: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };
const sliderHandlesOf = (element: HTMLElement | null) => [
  ...(element?.querySelectorAll<HTMLElement>('[role="slider"]') ?? []),
];

/** antd-mobile's slider with names, values as text, the focus and keys for both handles, which antd-mobile 5.43 leaves out. */
export function RangeSlider({ labels, value, max, valueLabel, onChange }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    for (const [end, handle] of sliderHandlesOf(ref.current).entries()) {
      handle.tabIndex = 0;
      handle.setAttribute('aria-label', labels[end] ?? '');
      handle.setAttribute('aria-valuetext', valueLabel(value[end] ?? 0));
    }
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const end = sliderHandlesOf(ref.current).indexOf(event.target as HTMLElement);
    const former = value[end];
    const step = stepOfArrowKey[event.key] ?? { Home: -max, End: max }[event.key];
    if (former === undefined || step === undefined) return;
    event.preventDefault();
    const [low, high] = value;
    const next = former + step;
    onChange(end === 0 ? [Math.max(0, Math.min(next, high)), high] : [low, Math.min(max, Math.max(next, low))]);
  };
  return (
    <div ref={ref} className={styles.slider} onKeyDown={onKeyDown}>
      <Slider
        range
        max={max}
        value={[...value]}
        onChange={(next) => onChange(Array.isArray(next) ? next : [0, next])}
      />
    </div>
  );
}
