import type { ReactNode } from 'react';
import type { QuantityProps } from './controlProps';
import { Row, Text } from '@/components/Layout';

interface Props extends Pick<QuantityProps, 'label' | 'isLabelHidden' | 'limit'> {
  /** Id of the limit, which describes the control. */
  limitId: string;
  children: ReactNode;
}

/** The label and the limit around the stepper of a UI kit. `--step` is the size of the buttons. */
export function QuantityField({ label, isLabelHidden = false, limit = '', limitId, children }: Props) {
  return (
    <Row wrap align="center" rowGap={4} columnGap={12} role="group" aria-label={label}>
      <Text size={15} weight={600} className={isLabelHidden ? 'visually-hidden' : undefined} aria-hidden="true">
        {label}
      </Text>
      <Text color="ink-2" size={13} style={{ flex: '1 1 auto' }} id={limitId} role="status">
        {limit}
      </Text>
      {children}
    </Row>
  );
}
