/** Umi plugin: gives the build the constants of shop.config.ts. */
import type { IApi } from '@umijs/max';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadShop, shopDefines } from './shopConfig';
import { hooksModule } from './hooksModule';
// The mock files run in this process.
import './shopGlobal.cjs';

export default function shop(api: IApi): void {
  api.modifyConfig((config) => {
    const shopConfig = loadShop();
    config.title = shopConfig.name;
    config.define = { ...config.define, ...shopDefines(shopConfig) };
    return config;
  });
  // Umi's `writeTmpFile` switches the type check off.
  api.onGenerateFiles(() => {
    const file = join(api.paths.absTmpPath, 'shopHooks.ts');
    const text = hooksModule(loadShop());
    mkdirSync(api.paths.absTmpPath, { recursive: true });
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  });
}
