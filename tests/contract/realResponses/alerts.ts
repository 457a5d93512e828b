/** `/api/user/alert`: list, set. */
import { list, photo, type Exchange } from './exchange';

const alert = {
  id: 'al-1',
  kind: 'price',
  goodsId: 'g-204',
  skuId: 's-red',
  name: 'Reading lamp',
  skuText: 'Red',
  picture: photo,
  price: 4_450,
  priceBefore: 4_950,
  setAt: '2026-03-01T09:31:00+08:00',
  firedAt: '2026-03-06T09:31:00+08:00',
};
const waiting = { ...alert, id: 'al-2', kind: 'stock', skuId: null, skuText: '', priceBefore: null, firedAt: null };
const both: readonly object[] = [waiting, alert];

export const alerts: Readonly<Record<string, Exchange>> = {
  getAlerts: { method: 'GET', path: '/api/user/alert/list', response: list(...both.toReversed()) },
  setAlert: {
    method: 'POST',
    path: '/api/user/alert/set',
    request: { kind: 'stock', goodsId: 'g-204', skuId: null, isOn: true },
    response: list(...both),
  },
};
