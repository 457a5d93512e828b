/** `/api/user/deletion` and `/api/user/delete`: what is lost, and the deletion. */
import { success, type Exchange } from './exchange';

export const accountDeletion: Readonly<Record<string, Exchange>> = {
  getAccountDeletion: {
    method: 'GET',
    path: '/api/user/deletion',
    response: success({
      phone: '+8613800138000',
      losses: [
        { kind: 'balance', name: null, count: null, amount: 12_345, currency: 'EUR' },
        { kind: 'points', name: 'Points', count: 80, amount: null, currency: null },
      ],
      blockers: [{ kind: 'openOrders', name: null, count: 2, amount: null, currency: null }],
    }),
  },
  deleteAccount: {
    method: 'POST',
    path: '/api/user/delete',
    request: { code: '123456' },
    response: success({ deletedAt: '2026-03-06T09:31:00+08:00' }),
  },
};
