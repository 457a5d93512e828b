import { getGoodsDetail } from '../../../src/api/products';

/** The first call of a page, by the path of the page. The call has the `id` of the page as its parameter. */
export const pageCalls: Readonly<Record<string, string>> = {
  '/h5/components/goodsDetail': getGoodsDetail.path,
  '/pc/goodsdetail': getGoodsDetail.path,
};
