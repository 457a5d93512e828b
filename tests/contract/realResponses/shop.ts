/** `/api/info`, `/api/mine`, and the two server calls with the envelope `{ code, data }` (specification, 3 and 9). */
import { list, photo, success, type Exchange } from './exchange';

const hours = { opens: '09:00', closes: '17:30', timeZone: 'Asia/Shanghai', isOpenNow: true };
const head = {
  id: 'a-1',
  title: 'A new shop',
  summary: 'We have moved',
  kind: 'news',
  publishedAt: '2026-03-04T09:30:00+08:00',
};

export const shop: Readonly<Record<string, Exchange>> = {
  getServerInfo: {
    method: 'GET',
    path: '/api/server/info',
    response: {
      code: 200,
      data: {
        shopName: 'Lamp House',
        logo: photo,
        currency: 'EUR',
        serviceHours: hours,
        phone: '+49 30 1234567',
        notice: 'Closed on Friday.',
        agreementId: 'a-2',
        privacyId: 'a-3',
        loginCodeLength: 4,
        callingCodes: ['+49', '+86'],
        pricesIncludeTax: true,
        serverTime: '2026-03-04T09:30:00.123+08:00',
      },
    },
  },
  getServerList: {
    method: 'GET',
    path: '/api/server/list',
    response: {
      code: 200,
      data: {
        list: ['chat', 'phone', 'email', 'community'].map((kind) => ({
          id: `ch-${kind}`,
          kind,
          name: 'Ask us',
          contact: 'https://chat.shop.example',
          code: 'https://chat.shop.example/qr',
          hours,
        })),
        total: 4,
      },
    },
  },
  getArticles: { method: 'GET', path: '/api/info/list', response: list(head, { ...head, id: 'a-2', kind: 'legal' }) },
  getArticle: {
    method: 'GET',
    path: '/api/info/detail',
    request: { id: 'a-1' },
    response: success({ ...head, body: '<h2>Moved</h2><p>Come and see.</p>' }),
  },
  getPromotion: {
    method: 'GET',
    path: '/api/mine/promotionInfo',
    request: { origin: 'https://shop.example' },
    response: success({
      inviteCode: 'AAAA2222',
      inviteUrl: 'https://shop.example/#/home?invite=AAAA2222',
      rewardEach: 1_000,
      currency: 'EUR',
      rules: ['Both get ten euros.'],
      invited: 3,
      earned: 2_000,
    }),
  },
  getServerCode: {
    method: 'GET',
    path: '/api/mine/serverCode',
    response: success({ code: '7284', qrPayload: 'S:7284', expiresAt: '2026-03-04T10:00:00+08:00' }),
  },
};
