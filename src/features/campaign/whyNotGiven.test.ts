import { whyNotGiven } from './whyNotGiven';

const no = (errorCode: string, data: unknown = null) => ({ kind: 'business' as const, errorCode, message: 'No.', data });

describe('a coupon that was not given', () => {
  it.each([
    [no('CODE_LIMIT', { waitMs: null }), { word: 'campaign.refused.once' }],
    [no('CODE_LIMIT', { waitMs: 90_000 }), { word: 'campaign.refused.tries', minutes: 2 }],
    [no('CODE_USED'), { word: 'campaign.refused.gone' }],
    [no('CODE_OUT_OF_DATE'), { word: 'campaign.refused.over' }],
    [no('CODE_UNKNOWN'), { word: 'campaign.refused.over' }],
  ])('after %j has the reason %j', (problem, reason) => {
    expect(whyNotGiven(problem)).toEqual(reason);
  });

  it.each([no('TOO_MANY_REQUESTS', { waitMs: 2000 }), { kind: 'notDone' as const }, { kind: 'request' as const }])('after %j has no reason of its own', (problem) => {
    expect(whyNotGiven(problem)).toBeUndefined();
  });
});
