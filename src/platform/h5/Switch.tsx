import { Switch as KitSwitch } from 'antd-mobile';
import { useEffect, useRef } from 'react';
import { Box } from '@/components/Layout';
import type { SwitchProps } from '@/platform/controlProps';
import styles from './formKit.less';

/** antd-mobile's switch with a name, the focus and the keys Space and Enter, which antd-mobile 5.43 leaves out. */
export function Switch({ label, labelledBy, describedBy, ...control }: SwitchProps) {
  const ref = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const control = ref.current?.querySelector<HTMLElement>('[role="switch"]');
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== ' ' && event.key !== 'Enter') return;
      event.preventDefault();
      if (!event.repeat) control?.click();
    };
    control?.addEventListener('keydown', onKey);
    return () => control?.removeEventListener('keydown', onKey);
  }, []);
  return (
    <Box as="span" ref={ref} flex="none" className={styles.switch}>
      <KitSwitch
        {...control}
        tabIndex={0}
        aria-label={label}
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
      />
    </Box>
  );
}
