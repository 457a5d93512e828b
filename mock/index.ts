/** The mock file that `umi dev` loads. `SHOP_SCENE` selects the seed (`SeedName`); Umi runs with the constants of shop.config.ts. */
import { toUmiMock } from './toUmiMock';

export default toUmiMock(process.env.SHOP_SCENE, SHOP);
