import { getCouponUnavailableReason } from './getCouponUnavailableReason';

const no = (errorCode: string, data: unknown = null) => ({
  kind: 'business' as const,
  errorCode,
  message: 'No.',
  data,
});

describe('a coupon that was not given', () => {
  it.each([
    [no('CODE_LIMIT', { waitMs: null }), { labelKey: 'campaign.refused.once' }],
    [no('CODE_LIMIT', { waitMs: 90_000 }), { labelKey: 'campaign.refused.tries', minutes: 2 }],
    [no('CODE_USED'), { labelKey: 'campaign.refused.gone' }],
    [no('CODE_OUT_OF_DATE'), { labelKey: 'campaign.refused.over' }],
    [no('CODE_UNKNOWN'), { labelKey: 'campaign.refused.over' }],
  ])('after %j has the reason %j', (error, reason) => {
    expect(getCouponUnavailableReason(error)).toEqual(reason);
  });

  it.each([no('TOO_MANY_REQUESTS', { waitMs: 2000 }), { kind: 'notDone' as const }, { kind: 'request' as const }])(
    'after %j has no reason of its own',
    (error) => {
      expect(getCouponUnavailableReason(error)).toBeUndefined();
    },
  );
});
