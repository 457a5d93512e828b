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
const goods = { gallery: [tile(350), tile(205)], skus: [sku(205), sku(145), sku(145), sku(undefined)] };

describe('the pictures of products', () => {
  it('are the gallery and what combinations add, each once', () => {
    expect(picturesOf(goods).map(({ hue }) => hue)).toEqual([350, 205, 145]);
  });

  it('show the chosen combination', () => {
    expect(pictureIndexOf(picturesOf(goods), sku(145))).toBe(2);
  });

  it('begin at the first for a combination without a picture of its own', () => {
    expect(pictureIndexOf(picturesOf(goods), sku(undefined))).toBe(0);
    expect(pictureIndexOf(picturesOf(goods), undefined)).toBe(0);
  });
});
