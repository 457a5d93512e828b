/** The call of the product page (spec section 7, `/api/home`). The home pages do without it. */
import * as v from 'valibot';
import { defineCall } from './defineCall';
import { goodsDetail } from './schema/product';
import { id } from './schema/wire';

/** Fetches one product with gallery, dimensions and SKUs. Error: NOT_FOUND. */
export const getGoodsDetail = /*#__PURE__*/ defineCall({
  name: 'getGoodsDetail',
  method: 'GET',
  path: '/api/home/goodsDetail',
  summary: 'One goods item with gallery, dimensions and SKUs',
  input: v.object({ id }),
  output: goodsDetail,
});
