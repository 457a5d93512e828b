import { Link } from 'react-router-dom';
import { Row, Stack } from '@/components/Layout';
import { useFocusOnMount } from '@/hooks/useFocusOnMount';
import { ResultHead, type ResultSummary } from '@/platform/ResultHead';
import type { StepsControl } from '@/platform/controlProps';
import { WithdrawalCard, type WithdrawalDetails } from './WithdrawalCard';

interface Props {
  /** The steps of the UI kit. */
  Steps: StepsControl;
  head: ResultSummary;
  card: WithdrawalDetails;
  links: readonly { to: string; label: string }[];
}

/** The result page of a withdrawal: outcome, details and links. */
export function WithdrawalResult({ Steps, head, card, links }: Props) {
  const ref = useFocusOnMount<HTMLElement>();
  return (
    <Stack
      as="section"
      ref={ref}
      tabIndex={-1}
      gap={16}
      marginInline="auto"
      style={{ maxWidth: 640 }}
      aria-label={head.title}
    >
      <ResultHead {...head} />
      <WithdrawalCard {...card} Steps={Steps} />
      <Row wrap justify="center" gap={8}>
        {links.map(({ to, label }) => (
          <Link key={to} className="button-link" to={to}>
            {label}
          </Link>
        ))}
      </Row>
    </Stack>
  );
}
