/** The mock file that `umi dev` loads. The environment variable `SHOP_SCENE` selects the seed (`SeedName`). */
import { toUmiMock } from './toUmiMock';

export default toUmiMock(process.env.SHOP_SCENE);
