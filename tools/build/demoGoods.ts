/** What a build has of the demo shop's products: their pictures, the examples of the contract, and screenshots that show them. */
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isPictureOfApp } from '../../mock/catalogue/pictureFiles';
import type { Shop } from '../config/shopConfig';
import { writeBrandFiles } from './brandFiles';

/** Names of fields of the contract's document that hold data of the demo shop. */
const exampleFields = new Set(['example', 'examples']);

/** The contract's document without data of the demo shop. The page /docs finds the fields that it reads. */
export function withoutExamples(document: string): string {
  const contract: unknown = JSON.parse(document, (key, value: unknown) => {
    if (key === 'x-demo-shop') return { seeds: [], accounts: [], faults: [] };
    // A property of this name is one of the contract.
    if (!exampleFields.has(key) || (typeof value === 'object' && value !== null && 'type' in value)) return value;
    return key === 'examples' ? {} : undefined;
  });
  return `${JSON.stringify(contract, null, 2)}\n`;
}

/** Removes the products of the demo shop from the build in `folder`: it is for an API with products of its own. */
export function removeDemoGoods(folder: string, shop: Shop, basePath: string): void {
  const pictures = join(folder, 'pictures');
  for (const file of readdirSync(pictures)) if (!isPictureOfApp(file)) rmSync(join(pictures, file));
  const document = join(folder, 'openapi.json');
  if (shop.features.docs) writeFileSync(document, withoutExamples(readFileSync(document, 'utf8')));
  else rmSync(document);
  rmSync(join(folder, 'screenshots'), { recursive: true, force: true });
  writeBrandFiles({ ...shop, screenshots: shop.screenshots.filter(({ isOfDemo }) => !isOfDemo) }, folder, basePath);
}
