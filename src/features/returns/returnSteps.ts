/** Progress of a return: approved, sent, arrived, and refunded or exchanged. */
import type { OrderReturn, ReturnState } from '@/api/orderReturn';

export interface ReturnStep {
  name: 'approved' | 'sent' | 'received' | 'refunded' | 'exchanged';
  state: 'done' | 'open';
}

/** Number of steps that a return in each state has behind it; none is known of those that ended without success. */
const doneStepsOfState: Readonly<Record<ReturnState, number | undefined>> = {
  requested: 0,
  approved: 1,
  sent: 2,
  received: 3,
  refunded: 4,
  exchanged: 4,
  refused: undefined,
  cancelled: undefined,
};

/** Whether every piece is exchanged: no money goes back. */
export const isOnlyExchange = ({ lines }: Pick<OrderReturn, 'lines'>): boolean =>
  lines.every(({ exchangedFor }) => exchangedFor !== null);

/** The steps; empty for a return that was refused or withdrawn. */
export function returnSteps(one: Pick<OrderReturn, 'state' | 'lines'>): ReturnStep[] {
  const done = doneStepsOfState[one.state];
  if (done === undefined) return [];
  const names = ['approved', 'sent', 'received', isOnlyExchange(one) ? 'exchanged' : 'refunded'] as const;
  return names.map((name, at) => ({ name, state: at < done ? 'done' : 'open' }));
}
