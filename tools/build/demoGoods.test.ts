import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { catalogue } from '../../mock/testing/wholeCatalogue';
import { completeShop, loadShop } from '../config/shopConfig';
import { projectFolder } from '../command/run';
import { writeBrandFiles } from './brandFiles';
import { removeDemoGoods } from './demoGoods';

const contract = readFileSync(join(projectFolder, 'public/openapi.json'), 'utf8');
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'persimmon-goods-'));
  mkdirSync(join(folder, 'pictures'));
  for (const name of ['1f3a7', '1f4e6', 'avatar-fox', 'offline', 'sign-in', '1f3a7-2a2c30'])
    writeFileSync(join(folder, 'pictures', `${name}.webp`), name);
  writeFileSync(join(folder, 'openapi.json'), contract);
});
afterEach(() => rmSync(folder, { recursive: true }));

test('the pictures that the app asks for itself stay, and those of the products go', () => {
  removeDemoGoods(folder, loadShop(), '');
  expect(readdirSync(join(folder, 'pictures')).sort()).toEqual(['avatar-fox.webp', 'offline.webp', 'sign-in.webp']);
});

test('the screenshots of the demo shop go, and those of the shop stay', () => {
  const { screenshots } = loadShop();
  const [own = { file: '', sizes: '', form: 'narrow', label: '' }] = screenshots;
  const shop = { ...loadShop(), screenshots: [{ ...own, isOfDemo: false }, ...screenshots.slice(1)] };
  writeBrandFiles(shop, folder, '/shop');
  removeDemoGoods(folder, shop, '/shop');
  expect(readdirSync(join(folder, 'screenshots'))).toEqual(['phone-home.jpg']);
  const { screenshots: named, id }: { screenshots: { src: string }[]; id: string } = JSON.parse(
    readFileSync(join(folder, 'manifest.webmanifest'), 'utf8'),
  );
  expect([id, ...named.map(({ src }) => src)]).toEqual(['/shop/', '/shop/screenshots/phone-home.jpg']);
});

test('the contract stays without products and accounts, and goes with the page that shows it', () => {
  removeDemoGoods(folder, loadShop(), '');
  const text = readFileSync(join(folder, 'openapi.json'), 'utf8');
  const names = [...catalogue.goods, ...catalogue.categories].flatMap(({ name }) => Object.values(name));
  expect(names.filter((name) => contract.includes(`"${name}"`)).length).toBeGreaterThan(10);
  expect(names.filter((name) => text.includes(`"${name}"`))).toEqual([]);
  expect(text).not.toContain('14155550134');
  const { paths: stripped, components } = JSON.parse(text);
  const { paths, components: whole } = JSON.parse(contract);
  expect(Object.keys(stripped)).toEqual(Object.keys(paths));
  expect(Object.keys(components.schemas)).toEqual(Object.keys(whole.schemas));
});

test('a shop without the developer page has no contract', () => {
  removeDemoGoods(folder, completeShop({ name: 'Quince', features: { docs: false } }), '');
  expect(existsSync(join(folder, 'openapi.json'))).toBe(false);
});
