import { useCallback } from 'react';
import type { Ticket } from '@/api/tickets';
import { entitlementTones, headingColors, type Tone } from '@/domain/stateTones';
import { useDateFormat } from '@/hooks/useDateFormat';
import { useTranslation } from '@/hooks/useTranslation';

export interface TicketLabels {
  /** Its expiry date or state, as one sentence. */
  life: string;
  /** The colour of its name. */
  color: (typeof headingColors)[Tone];
  /** The ticket can no longer be used: no part of it may look scannable. */
  isOver: boolean;
  /** Details on the ticket: label and value. */
  facts: readonly { label: string; value: string }[];
}

/** Labels of a ticket. */
export function useTicketLabels(): (ticket: Pick<Ticket, 'state' | 'validUntil' | 'usedAt' | 'place'>) => TicketLabels {
  const { t } = useTranslation();
  const { date } = useDateFormat();
  return useCallback(
    ({ state, validUntil, usedAt, place }) => {
      const until = date(validUntil);
      const life = () => {
        if (state === 'used') return usedAt ? t('ticket.usedOn', { when: date(usedAt) }) : t('ticket.used');
        return t(state === 'expired' ? 'ticket.ranOutOn' : 'ticket.until', { when: until });
      };
      return {
        life: life(),
        color: headingColors[entitlementTones[state]],
        isOver: state !== 'unused',
        facts: [
          { label: t('ticket.validUntil'), value: until },
          ...(place ? [{ label: t('ticket.where'), value: place }] : []),
        ],
      };
    },
    [t, date],
  );
}
