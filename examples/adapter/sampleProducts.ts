/** The products of the sample engine. Prices in cents. */
import type { EngineProduct, EngineSku } from './engine';

interface SampleProduct {
  readonly id: string;
  readonly name: string;
  readonly tagline: string;
  readonly categoryId: string;
  /** Code of an emoji of `@lobehub/fluent-emoji-3d`. */
  readonly emoji: string;
  readonly hue: number;
  readonly price: number;
  readonly originalPrice?: number;
  /** Pieces of each SKU. */
  readonly stock: readonly number[];
  /** The sizes or colours, one for each SKU. */
  readonly choices?: { readonly name: string; readonly values: readonly string[] };
}

export const sampleCategories = [
  { id: 'carry', name: 'Carry' },
  { id: 'listen', name: 'Listen' },
  { id: 'home', name: 'Home' },
  { id: 'wear', name: 'Wear' },
];

const samples: readonly SampleProduct[] = [
  {
    ...{
      id: 'daypack',
      name: 'Canvas Daypack',
      tagline: 'Eighteen litres',
      categoryId: 'carry',
      emoji: '1f392',
      hue: 20,
    },
    ...{ price: 6900, originalPrice: 8900, stock: [14] },
  },
  {
    ...{
      id: 'headphones',
      name: 'Studio Headphones',
      tagline: 'Closed, with cable',
      categoryId: 'listen',
      emoji: '1f3a7',
      hue: 220,
    },
    ...{ price: 12900, stock: [6, 0], choices: { name: 'Colour', values: ['Black', 'White'] } },
  },
  {
    ...{ id: 'watch', name: 'Field Watch', tagline: 'Wound by hand', categoryId: 'wear', emoji: '231a', hue: 200 },
    ...{ price: 18900, stock: [3] },
  },
  {
    ...{ id: 'camera', name: 'Pocket Camera', tagline: 'Prime lens', categoryId: 'listen', emoji: '1f4f7', hue: 260 },
    ...{ price: 34900, stock: [5] },
  },
  {
    ...{ id: 'cup', name: 'Stoneware Cup', tagline: 'Fired twice', categoryId: 'home', emoji: '2615', hue: 35 },
    ...{ price: 1800, stock: [80] },
  },
  {
    ...{ id: 'plant', name: 'Potted Fern', tagline: 'Likes shade', categoryId: 'home', emoji: '1fab4', hue: 130 },
    ...{ price: 2400, stock: [12, 4], choices: { name: 'Pot', values: ['Clay', 'Glazed'] } },
  },
  {
    ...{ id: 'scarf', name: 'Lambswool Scarf', tagline: 'Woven', categoryId: 'wear', emoji: '1f9e3', hue: 350 },
    ...{ price: 4900, originalPrice: 5900, stock: [9] },
  },
  {
    ...{ id: 'shirt', name: 'Cotton T-shirt', tagline: 'Heavy jersey', categoryId: 'wear', emoji: '1f455', hue: 190 },
    ...{ price: 2900, stock: [20, 25, 8], choices: { name: 'Size', values: ['S', 'M', 'L'] } },
  },
  {
    ...{
      id: 'notebook',
      name: 'Dot-grid Notebook',
      tagline: '192 pages',
      categoryId: 'carry',
      emoji: '1f4d3',
      hue: 45,
    },
    ...{ price: 1500, stock: [120] },
  },
  {
    ...{ id: 'cap', name: 'Six-panel Cap', tagline: 'Washed cotton', categoryId: 'wear', emoji: '1f9e2', hue: 215 },
    ...{ price: 2600, stock: [0] },
  },
];

const noChoice: EngineSku['values'] = {};
const toChoice = (choice = ''): EngineSku['values'] => ({ choice });

/** The products with the stock of their first day. */
export const sampleProducts: readonly EngineProduct[] = samples.map(
  ({ id, name, tagline, categoryId, emoji, hue, price, originalPrice, stock, choices }, at) => ({
    ...{ id, name, tagline, categoryId },
    description: `<p>${name}. ${tagline}.</p>`,
    pictures: [{ src: `/pictures/${emoji}.webp`, alt: name, fit: 'cutout', hue }],
    options: choices
      ? [{ id: 'choice', name: choices.name, values: choices.values.map((value) => ({ id: value, name: value })) }]
      : [],
    skus: stock.map((pieces, index) => ({
      id: stock.length > 1 ? `${id}-${index + 1}` : id,
      values: choices ? toChoice(choices.values[index]) : noChoice,
      ...{ price, originalPrice: originalPrice ?? null, stock: pieces },
    })),
    createdAt: new Date(Date.UTC(2026, 8, 1 + at)).toISOString(),
  }),
);
