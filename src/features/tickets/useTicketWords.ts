import { useCallback } from 'react';
import type { Ticket } from '@/api/schema/ticket';
import { useWhen } from '@/hooks/useWhen';
import { useWords } from '@/hooks/useWords';

export interface TicketWords {
  /** Until when it counts, or what became of it, as one sentence. */
  life: string;
  /** It counts no more: nothing of it may look as if it could be scanned. */
  isOver: boolean;
  /** What stands on the paper: a name and what it is. */
  facts: readonly { label: string; value: string }[];
}

/** What a ticket says about itself. */
export function useTicketWords(): (ticket: Pick<Ticket, 'state' | 'validUntil' | 'usedAt' | 'place'>) => TicketWords {
  const { t } = useWords();
  const { date } = useWhen();
  return useCallback(
    ({ state, validUntil, usedAt, place }) => {
      const until = date(validUntil);
      const life = () => {
        if (state === 'used') return usedAt ? t('ticket.usedOn', { when: date(usedAt) }) : t('ticket.used');
        return t(state === 'expired' ? 'ticket.ranOutOn' : 'ticket.until', { when: until });
      };
      return {
        life: life(),
        isOver: state !== 'unused',
        facts: [{ label: t('ticket.validUntil'), value: until }, ...(place ? [{ label: t('ticket.where'), value: place }] : [])],
      };
    },
    [t, date],
  );
}
