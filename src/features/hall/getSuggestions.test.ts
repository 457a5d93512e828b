import type { Category, GoodsCard } from '@/api/goods';
import { getSuggestions } from './getSuggestions';

const picture: GoodsCard['picture'] = { src: '/pictures/x.webp', alt: '', fit: 'cutout', hue: 20 };
const goods = (id: string): GoodsCard => ({
  id,
  name: `Goods ${id}`,
  tagline: '',
  categoryId: null,
  picture,
  price: 100,
  originalPrice: null,
  isFromPrice: false,
  isVirtual: false,
  badges: [],
  stock: 1,
});
const category = (id: string, name: string): Category => ({ id, name, picture, goodsCount: 3 });
const known = {
  terms: ['cup', 'Coffee', 'lamp', 'tea cup', 'cups', 'red cup', 'cup blue'],
  categories: [category('coffee', 'Coffee & tea'), category('home', 'Home')],
  goods: Array.from({ length: 9 }, (_, at) => goods(`g${at}`)),
};
const keys = (text: string) => getSuggestions(text, known).map(({ key }) => key);

describe('what the search field offers', () => {
  test('is the newest searches of before while it is empty', () => {
    expect(keys('')).toEqual(['term:cup', 'term:Coffee', 'term:lamp', 'term:tea cup']);
    expect(keys('   ')).toEqual(keys(''));
  });

  test('is fitting searches, categories, six products and all results once something is typed, however it is written', () => {
    expect(keys('COFF')).toEqual([
      'term:Coffee',
      'category:coffee',
      'goods:g0',
      'goods:g1',
      'goods:g2',
      'goods:g3',
      'goods:g4',
      'goods:g5',
      'all',
    ]);
  });

  test('does not repeat what is in the field already', () => {
    expect(keys('cup').filter((key) => key.startsWith('term:'))).toEqual([
      'term:tea cup',
      'term:cups',
      'term:red cup',
      'term:cup blue',
    ]);
  });
});
