/** `/api/user/gift` and `/api/home/gift`: options, wrap, unwrap, cover, open. */
import { photo, success, type Exchange } from './exchange';
import { order } from './orders';

const token = 'k3m9x2q8v7b5n4c6z8w2a7s9d4f6g3h5';
const unopened = {
  from: 'Mei',
  designPicture: photo,
  opensOn: '2026-12-24',
  isOpen: true,
  own: { orderId: 'o-1', code: 'ABCD-EFGH' },
  contents: null,
};

export const gifts: Readonly<Record<string, Exchange>> = {
  getGiftOptions: {
    method: 'GET',
    path: '/api/user/gift/options',
    request: { orderId: 'o-1', code: 'ABCD-EFGH' },
    response: success({
      designs: [{ id: 'birthday', name: 'Birthday', picture: photo }],
      messageLength: 300,
      lastDay: '2027-03-04',
    }),
  },
  wrapGift: {
    method: 'POST',
    path: '/api/user/gift/wrap',
    request: {
      orderId: 'o-1',
      code: 'ABCD-EFGH',
      designId: 'birthday',
      message: 'Enjoy it',
      from: 'Mei',
      opensOn: '2026-12-24',
    },
    response: success(order),
  },
  unwrapGift: {
    method: 'POST',
    path: '/api/user/gift/unwrap',
    request: { orderId: 'o-1', code: 'ABCD-EFGH' },
    response: success(order),
  },
  getGift: { method: 'GET', path: '/api/home/gift', request: { token }, response: success(unopened) },
  openGift: {
    method: 'POST',
    path: '/api/home/gift/open',
    request: { token },
    response: success({
      ...unopened,
      contents: {
        message: 'Enjoy it',
        kind: 'code',
        name: 'Gift card',
        subtitle: 'For everything',
        place: 'Online',
        code: 'ABCD-EFGH',
        qrPayload: 'SHOP:CODE:ABCD-EFGH',
        amount: 2_500,
        currency: 'EUR',
        validUntil: '2027-03-04T00:00:00+08:00',
        state: 'unused',
        terms: ['One per person'],
      },
    }),
  },
};
