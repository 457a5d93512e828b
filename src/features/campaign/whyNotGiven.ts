/** Why the shop did not give a coupon of a campaign, as a word with the value it needs; undefined for what any write may meet. */
import { numberIn } from '@/api/errors';
import type { Refused } from '@/hooks/useSubmit';

export type NotGiven = { word: 'campaign.refused.once' | 'campaign.refused.gone' | 'campaign.refused.over' } | { word: 'campaign.refused.tries'; minutes: number };

/** By code: `CODE_LIMIT` without a wait means that this customer has had it. */
export function whyNotGiven(problem: Refused): NotGiven | undefined {
  if (problem.kind !== 'business') return undefined;
  switch (problem.errorCode) {
    case 'CODE_LIMIT': {
      const waitMs = numberIn(problem, 'waitMs');
      return waitMs === undefined ? { word: 'campaign.refused.once' } : { word: 'campaign.refused.tries', minutes: Math.ceil(waitMs / 60_000) };
    }
    case 'CODE_USED':
      return { word: 'campaign.refused.gone' };
    case 'CODE_OUT_OF_DATE':
    case 'CODE_UNKNOWN':
      return { word: 'campaign.refused.over' };
    default:
      return undefined;
  }
}
