/** The words of an order for its cards: state, tone, what comes next, and how its lines are named together. */
import type { Order } from '@/api/schema/order';
import { useWhen } from '@/hooks/useWhen';
import { useWords } from '@/hooks/useWords';
import { serverClock } from '@/serverClock';
import { orderHintOf } from './orderHint';
import { orderStateOf } from './orderState';

export function useOrderWords(order: Order) {
  const { t } = useWords();
  const when = useWhen();
  const now = serverClock.now();
  const state = orderStateOf(order, now);
  const hint = orderHintOf(order, now);
  const first = order.lines[0]?.name ?? '';
  const others = order.lines.length - 1;
  return {
    state: t(state.word),
    tone: state.tone,
    /** Until when it is held, or undefined. */
    heldUntil: hint?.kind === 'hold' ? hint.until : undefined,
    hint: hint?.kind === 'word' ? t(hint.word, { name: hint.name ?? '', when: hint.moment ? (hint.isDate ? when.date : when.moment)(hint.moment) : '' }) : '',
    name: others > 0 ? t('order.nameAndMore', { name: first, count: others }) : first,
    placedAt: when.moment(order.placedAt),
    pieces: t('order.pieces', { count: order.pieces }),
  };
}
