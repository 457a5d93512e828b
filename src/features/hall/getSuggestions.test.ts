import { order as exampleOrder } from '../../../tests/setup/exampleOrder';
import type { ArticleHead } from '@/api/articles';
import type { Order } from '@/api/orders';
import type { Category, GoodsCard } from '@/api/goods';
import { getSuggestions, groupSuggestions } from './getSuggestions';

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
  yields: null,
  stock: 1,
});
const category = (id: string, name: string): Category => ({ id, name, picture, goodsCount: 3 });
const article = (id: string): ArticleHead => ({
  id,
  title: `Article ${id}`,
  summary: '',
  kind: 'help',
  publishedAt: '2026-11-01T00:00:00+00:00',
});
const order = (id: string): Order => ({ ...exampleOrder, id, number: `P-${id}` });
const known = {
  platform: 'h5' as const,
  terms: ['cup', 'Coffee', 'lamp', 'tea cup', 'cups', 'red cup', 'cup blue'],
  queries: [],
  categories: [category('coffee', 'Coffee & tea'), category('home', 'Home')],
  goods: Array.from({ length: 9 }, (_, at) => goods(`g${at}`)),
  articles: [],
  orders: [],
};
const keys = (text: string) => getSuggestions(text, known).map(({ key }) => key);
const four = ['1', '2', '3', '4'];

describe('what the search field offers', () => {
  test('is all searches of before while it is empty', () => {
    expect(keys('')).toEqual(known.terms.map((term) => `term:${term}`));
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

  test('is completed searches before the categories, without those that are typed or searched for before', () => {
    const queries = ['Coffee', 'COFF', 'coffee cup', 'green coffee'];
    expect(getSuggestions('coff', { ...known, queries, goods: [] }).map(({ key, to }) => [key, to])).toEqual([
      ['term:Coffee', '/h5/hall?keyword=Coffee'],
      ['query:coffee cup', '/h5/hall?keyword=coffee+cup'],
      ['query:green coffee', '/h5/hall?keyword=green+coffee'],
      ['category:coffee', '/h5/hall?categoryId=coffee'],
    ]);
  });

  test('is three articles and three orders behind the products', () => {
    const found = { ...known, goods: [goods('g0')], articles: four.map(article), orders: four.map(order) };
    expect(getSuggestions('mug', found).map(({ key, label, to }) => [key, label, to])).toEqual([
      ['goods:g0', 'Goods g0', '/h5/components/goodsDetail?id=g0'],
      ['all', 'mug', '/h5/hall?keyword=mug'],
      ['article:1', 'Article 1', '/h5/infodetail?id=1'],
      ['article:2', 'Article 2', '/h5/infodetail?id=2'],
      ['article:3', 'Article 3', '/h5/infodetail?id=3'],
      ['order:1', 'P-1', '/h5/order?id=1'],
      ['order:2', 'P-2', '/h5/order?id=2'],
      ['order:3', 'P-3', '/h5/order?id=3'],
    ]);
    expect(getSuggestions(' ', found).map(({ kind }) => kind)).toEqual(known.terms.map(() => 'term'));
  });

  test('is grouped by kind, all results with the products', () => {
    const offered = getSuggestions('coff', { ...known, goods: [goods('g0')], orders: [order('1')] });
    expect(groupSuggestions(offered).map(({ kind, rows }) => [kind, rows.map(({ at }) => at)])).toEqual([
      ['term', [0]],
      ['category', [1]],
      ['goods', [2, 3]],
      ['order', [4]],
    ]);
    expect(groupSuggestions([])).toEqual([]);
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
