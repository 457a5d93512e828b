/** Hands the demo shop to `umi dev`. Everything it does is in `shop`. `SHOP_SCENE` names another scene. */
import { toUmiMock } from './shop/toUmiMock';

export default toUmiMock(process.env.SHOP_SCENE);
