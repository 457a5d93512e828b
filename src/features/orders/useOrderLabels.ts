/** Labels of an order for its cards: state, tone, next step, and a common name for its lines. */
import type { Order } from '@/api/orders';
import { useFeature } from '@/hooks/useFeature';
import { useDateFormat } from '@/hooks/useDateFormat';
import { useTranslation } from '@/hooks/useTranslation';
import { serverClock } from '@/lib/sharedServerClock';
import { orderStateOf } from '@/domain/orderState';
import { deliveryHintsOf, orderHintOf, shownReturnOf } from './orderHints';
import { useArrivalText } from './useArrivalText';
import { useReturnedText } from './useReturnedText';
import { useReturnText } from './useReturnText';

/** Lines whose names a card shows. */
const MAX_NAMES = 3;

export function useOrderLabels(order: Order) {
  const { t } = useTranslation();
  const when = useDateFormat();
  const arrivalText = useArrivalText();
  const returned = useReturnedText(order);
  const hasReturns = useFeature('returns');
  const returnText = useReturnText();
  const shownReturn = hasReturns ? shownReturnOf(order) : undefined;
  const now = serverClock.now();
  const state = orderStateOf(order, now);
  const hint = orderHintOf(order, now);
  const first = order.lines[0]?.name ?? '';
  const others = order.lines.length - 1;
  const namesOf = () => {
    const namedLines = order.lines.slice(0, MAX_NAMES).map((line) => line.name);
    const rest = order.lines.length - namedLines.length;
    const list = namedLines.join(t('goods.listComma'));
    return rest > 0 ? t('order.nameAndMore', { name: list, count: rest }) : list;
  };
  return {
    state: t(state.labelKey),
    tone: state.tone,
    /** End of the payment time, or undefined. */
    heldUntil: hint?.kind === 'hold' ? hint.until : undefined,
    hint:
      hint?.kind === 'label'
        ? t(hint.labelKey, {
            name: hint.name ?? '',
            when: hint.moment ? when[hint.look ?? 'moment'](hint.moment) : '',
          })
        : '',
    /** When an open order is sent and arrives, one sentence each, as far as the API says so; empty otherwise. */
    delivery: deliveryHintsOf(order, now).map(({ labelKey, day }) =>
      labelKey === 'order.shipsFrom' ? t(labelKey, { when: when.weekday(day) }) : arrivalText(order),
    ),
    /** What a cancelled order gave back, and where; empty for others. */
    returned,
    /** How far the return is of which the order speaks in a list; empty without one. */
    returning: shownReturn ? returnText(order, shownReturn) : '',
    name: others > 0 ? t('order.nameAndMore', { name: first, count: others }) : first,
    /** The names of up to three lines, and how many more there are. */
    names: namesOf(),
    placedAt: when.moment(order.placedAt),
    pieces: t('order.pieces', { count: order.pieces }),
  };
}
