/** Why the API refused to give a coupon: a message key with its values; undefined for general write errors. */
import { numberInErrorData } from '@/api/errors';
import type { MutationError } from '@/query/useMutation';

export type CouponUnavailable =
  | { labelKey: 'campaign.refused.once' | 'campaign.refused.gone' | 'campaign.refused.over' }
  | { labelKey: 'campaign.refused.tries'; minutes: number };

/** By error code: `CODE_LIMIT` without a waiting time means that this customer has already claimed it. */
export function getCouponUnavailableReason(error: MutationError): CouponUnavailable | undefined {
  if (error.kind !== 'business') return undefined;
  switch (error.errorCode) {
    case 'CODE_LIMIT': {
      const waitMs = numberInErrorData(error, 'waitMs');
      return waitMs === undefined
        ? { labelKey: 'campaign.refused.once' }
        : { labelKey: 'campaign.refused.tries', minutes: Math.ceil(waitMs / 60_000) };
    }
    case 'CODE_USED':
      return { labelKey: 'campaign.refused.gone' };
    case 'CODE_OUT_OF_DATE':
    case 'CODE_UNKNOWN':
      return { labelKey: 'campaign.refused.over' };
    default:
      return undefined;
  }
}
