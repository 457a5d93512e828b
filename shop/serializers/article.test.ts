import { openTestShop, OPENED_AT } from '../../mock/testing/openTestShop';
import { smallCatalogue } from '../../mock/testing/smallCatalogue';
import { DAY_MS } from '../time';

const articles = [
  {
    id: 'care',
    kind: 'help' as const,
    title: { en: 'Care', zh: '保养' },
    summary: { en: 'Keep it clean', zh: '保持清洁' },
    body: { en: '<h3>Wash</h3><p>In <strong>cold</strong> water</p>', zh: '<p>冷水清洗</p>' },
    searchTerms: { en: 'laundry', zh: '洗衣' },
    publishedDaysAgo: 3,
  },
  {
    id: 'tea',
    kind: 'news' as const,
    title: { en: 'Tea', zh: '茶' },
    summary: { en: '', zh: '' },
    body: { en: '<p>New</p>', zh: '<p>新</p>' },
    publishedDaysAgo: 0,
  },
];
const setup = () => openTestShop({ catalogue: { ...smallCatalogue, articles } });
const isoTime = (ms: number) => new Date(ms).toISOString().replace('Z', '+00:00');
const head = {
  id: 'care',
  kind: 'help',
  title: 'Care',
  summary: 'Keep it clean',
  publishedAt: isoTime(OPENED_AT - 3 * DAY_MS),
};

test('a list of articles has their heads alone, and their texts for a search', () => {
  const visitor = setup().visitor();
  expect(visitor.ok('getHelpList', {}).list).toEqual([head]);
  // The words of two tags stay apart.
  expect(visitor.ok('getHelpList', { withText: true }).list).toEqual([
    { ...head, searchText: 'Wash  In  cold  water  laundry' },
  ]);
  expect(visitor.ok('getArticles', {}).list[0]?.searchText).toBeUndefined();
  expect(visitor.ok('getArticles', { withText: true }).list[0]?.searchText).toBe('New');
});

test('an article has its body, and both are in the language of the request', () => {
  const { visitor } = setup();
  expect(visitor().ok('getArticle', { id: 'care' })).toEqual({ ...head, body: articles[0]?.body.en });
  expect(visitor('zh-CN').ok('getArticle', { id: 'care' })).toMatchObject({
    title: '保养',
    summary: '保持清洁',
    body: '<p>冷水清洗</p>',
  });
  expect(visitor('zh-CN').ok('getHelpList', { withText: true }).list[0]?.searchText).toBe('冷水清洗  洗衣');
});

test('help is in one list, and everything else in the other', () => {
  const visitor = openTestShop().visitor();
  const idsOf = (call: 'getHelpList' | 'getArticles') => visitor.ok(call, {}).list.map(({ id }) => id);
  expect([idsOf('getHelpList'), idsOf('getArticles')]).toEqual([['returns'], ['agreement', 'privacy']]);
});
