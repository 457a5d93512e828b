import type { ReactNode } from 'react';
import { Card, Row, Text } from '@/components/Layout';
import { SumLines, type SumLine } from '@/components/SumLines';
import { toneColors, withdrawalTones } from '@/domain/stateTones';
import type { StepsControl, StepsProps } from '@/platform/controlProps';

export interface WithdrawalDetails {
  /** Amount and payee in one phrase: the card's name for screen readers. */
  name: string;
  amount: string;
  payee: string;
  status: 'reviewing' | 'paying' | 'paid' | 'failed';
  statusName: string;
  times: readonly { at: string; label: string }[];
  steps: StepsProps['steps'];
  stepsName: string;
  sums: readonly SumLine[];
  /** Why it failed, and that the money is back in the wallet. */
  reason: string | undefined;
}

interface Props extends WithdrawalDetails {
  /** The steps of the UI kit. */
  Steps: StepsControl;
  /** A link below the card's content. */
  children?: ReactNode;
}

/** One withdrawal: amount, payee and status. */
export function WithdrawalCard({
  Steps,
  name,
  amount,
  payee,
  status,
  statusName,
  times,
  steps,
  stepsName,
  sums,
  reason,
  children,
}: Props) {
  return (
    <Card as="article" alignContent="start" gap={12} padding={16} aria-label={name}>
      <div>
        <Row as="header" wrap align="baseline" justify="space-between" rowGap={2} columnGap={12}>
          <Text as="p" size={20} weight={700} tabular>
            {amount}
          </Text>
          <Text as="p" color={toneColors[withdrawalTones[status]]} size={13} weight={600}>
            {statusName}
          </Text>
        </Row>
        <Text as="p" marginTop={4} color="ink-2" size={15} overflowWrap="anywhere">
          {payee}
        </Text>
      </div>
      <Steps label={stepsName} steps={steps} />
      {reason && (
        <Text
          as="p"
          paddingBlock={10}
          paddingInline={14}
          radius="option"
          background="danger-soft"
          color="danger"
          size={13}
        >
          {reason}
        </Text>
      )}
      {sums.length > 0 && <SumLines lines={sums} />}
      <Row as="footer" wrap align="center" justify="space-between" rowGap={4} columnGap={12}>
        <Row as="p" wrap rowGap={0} columnGap={16} color="ink-3" size={13}>
          {times.map(({ at, label }) => (
            <time key={at} dateTime={at}>
              {label}
            </time>
          ))}
        </Row>
        {children}
      </Row>
    </Card>
  );
}
