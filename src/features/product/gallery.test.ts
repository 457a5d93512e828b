import type { Sku } from '@/api/products';
import { pictureIndexOf, picturesOf } from './gallery';

const tile = (hue: number) => ({ src: '/pictures/1f3a7.webp', alt: '', fit: 'cutout' as const, hue });
const sku = (hue: number | undefined): Sku => ({
  id: `s${hue}`,
  values: {},
  price: 1,
  stock: 1,
  limitPerOrder: null,
  originalPrice: null,
  picture: hue === undefined ? null : tile(hue),
});
const goods = {
  gallery: [tile(350), tile(205)],
  dimensions: [],
  skus: [sku(205), sku(145), sku(145), sku(undefined)],
};
const plum = { id: 'plum', name: 'Plum', colour: '#7d4f86', picture: tile(265) };
const colours = {
  ...goods,
  dimensions: [
    { id: 'size', name: 'Size', values: [{ id: 's', name: 'S' }] },
    { id: 'colour', name: 'Color', values: [plum, { id: 'oat', name: 'Oat' }] },
  ],
};

describe('the pictures of products', () => {
  it('are the gallery and what combinations add, each once', () => {
    expect(picturesOf(goods).map(({ hue }) => hue)).toEqual([350, 205, 145]);
  });

  it('show the chosen combination', () => {
    expect(pictureIndexOf(goods, sku(145))).toBe(2);
  });

  it('are those of option values as well', () => {
    expect(picturesOf(colours).map(({ hue }) => hue)).toEqual([350, 205, 265, 145]);
  });

  it('show the chosen option for a combination without a picture of its own', () => {
    const combination = (hue: number | undefined, colour: string) => ({ ...sku(hue), values: { size: 's', colour } });
    expect(pictureIndexOf(colours, combination(undefined, 'plum'))).toBe(2);
    expect(pictureIndexOf(colours, combination(145, 'plum'))).toBe(3);
    expect(pictureIndexOf(colours, combination(undefined, 'oat'))).toBe(0);
  });

  it('begin at the first for a combination without a picture of its own', () => {
    expect(pictureIndexOf(goods, sku(undefined))).toBe(0);
    expect(pictureIndexOf(goods, undefined)).toBe(0);
  });
});
