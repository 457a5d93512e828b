/** Umi plugin: gives the build the constants of shop.config.ts. */
import type { IApi } from '@umijs/max';
import { loadShop, shopDefines } from './shopConfig';
// The mock files run in this process.
import './shopGlobal.cjs';

export default function shop(api: IApi): void {
  api.modifyConfig((config) => {
    const shopConfig = loadShop();
    config.title = shopConfig.name;
    config.define = { ...config.define, ...shopDefines(shopConfig) };
    return config;
  });
}
