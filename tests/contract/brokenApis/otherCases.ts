/** APIs that break what every rule relies on, and APIs that keep a rule in another way than the demo shop. */
import {
  answering,
  bodyOf,
  instead,
  refusal,
  refusing,
  respond,
  rowsOf,
  withList,
  type Break,
  type Case,
} from './brokenApi';

/** APIs that break what every rule relies on. */
export const brokenBelow: readonly (readonly [rule: string, ...Case])[] = [
  [
    'quoteEqualsOrder',
    (send) =>
      answering('saveAddress', (data) => ({ ...data, savedId: null }))(
        answering('getAddresses', (data) => ({ ...data, list: [], total: 0 }))(send),
      ),
    'saveAddress returned no savedId for a new address',
  ],
  [
    'unknownIds',
    instead('getArticle', 'NOT_FOUND', () => refusal('INTERNAL', 500)),
    'getArticle failed: status 500, INTERNAL',
  ],
  [
    'orderPages',
    (send) => async (request) => (request.call.name === 'getOrders' ? refusal('INTERNAL', 500) : send(request)),
    'getOrders failed: status 500, INTERNAL',
  ],
  [
    'orderPages',
    (send) => async (request) => (request.call.name === 'getOrders' ? respond([]) : send(request)),
    'getOrders: the body expected object, got list []',
  ],
];

/** APIs that keep a rule in another way than the demo shop. */
export const kept: readonly (readonly [rule: string, change: Break])[] = [
  [
    'unauthorized',
    (send) => async (request) => {
      const response = await send(request);
      return bodyOf(response).errorCode === 'UNAUTHORIZED' ? respond({}, 401) : response;
    },
  ],
  [
    'unauthorized',
    (send) => async (request) => {
      const response = await send(request);
      return bodyOf(response).errorCode === 'UNAUTHORIZED' ? refusal('UNAUTHORIZED') : response;
    },
  ],
  ['redeemOnce', refusing('exchangeCode', 'CODE_LIMIT', 'CODE_USED')],
  // The first code that a banner names is used up; the next one is tried.
  [
    'redeemOnce',
    (send) => {
      let first: unknown;
      return async (request) => {
        if (request.call.name !== 'exchangeCode') return send(request);
        first ??= request.input['code'];
        return request.input['code'] === first ? refusal('CODE_USED') : send(request);
      };
    },
  ],
  // Money that comes back is an entry beside that of the payment, whatever it is called there.
  [
    'cancelReturnsMoney',
    answering('getWalletLog', (data) =>
      withList(data, [...rowsOf(data), { ...rowsOf(data)[0], id: 'bonus', kind: 'reward', amount: -5_000 }]),
    ),
  ],
];
