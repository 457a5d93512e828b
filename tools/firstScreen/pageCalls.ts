import { getGoodsDetail } from '../../src/api/homeCalls';

/** What a page opened by its link asks first, with the `id` of its address; by the path of the page. */
export const pageCalls: Readonly<Record<string, string>> = {
  '/h5/components/goodsDetail': getGoodsDetail.path,
  '/pc/goodsdetail': getGoodsDetail.path,
};
