/** Reviews of customers: the list of a product, and writing one. */
import { list, photo, success, type Exchange } from './exchange';
import { order } from './orders';

const orderWithReviews = {
  ...order,
  status: 'done',
  lines: order.lines.flatMap((line) => [
    {
      ...line,
      review: {
        stars: 4,
        text: 'Bright enough to read by',
        photos: ['https://photos.example/1.webp', 'data:image/webp;base64,AAAA'],
        isPublished: false,
      },
      canReview: true,
    },
    { ...line, skuId: 's-blue', review: null, canReview: false },
  ]),
  can: { ...order.can, review: true },
};

export const reviews: Readonly<Record<string, Exchange>> = {
  getReviews: {
    method: 'GET',
    path: '/api/home/reviewList',
    request: { goodsId: 'g-204', current: 2, pageSize: 10, stars: 4, withPhotos: true, sort: 'newest' },
    response: list({
      id: 'rv-1',
      author: 'Mei L.',
      writtenAt: '2026-03-04T09:30:00+08:00',
      stars: 4,
      text: 'Bright enough to read by',
      option: 'Red',
      photos: [photo],
      helpfulCount: 3,
      isOwn: true,
    }),
  },
  writeReview: {
    method: 'POST',
    path: '/api/user/review/write',
    request: {
      orderId: 'o-1',
      skuId: 's-red',
      stars: 4,
      text: 'Bright enough to read by',
      photos: ['data:image/jpeg;base64,AAAA', 'https://photos.example/1.webp'],
    },
    response: success(orderWithReviews),
  },
};
