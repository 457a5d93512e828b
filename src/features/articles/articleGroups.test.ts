import type { ArticleHead } from '@/api/articles';
import { findArticles, articlesToReadNext, groupArticles } from './articleGroups';

const head = (id: string, kind: ArticleHead['kind'], more: Partial<ArticleHead> = {}): ArticleHead => ({
  id,
  kind,
  title: id,
  summary: '',
  publishedAt: '2026-11-01T00:00:00+00:00',
  ...more,
});
const idsOf = (heads: readonly ArticleHead[]) => heads.map(({ id }) => id);

describe('the articles of a shop', () => {
  it('are by kind, each once, the newest news first', () => {
    const late = head('late', 'news', { publishedAt: '2026-11-20T00:00:00+00:00' });
    const groups = groupArticles(
      [head('returns', 'help'), head('paying', 'help')],
      [head('early', 'news'), late, head('returns', 'help'), head('privacy', 'legal')],
    );
    expect(idsOf(groups.help)).toEqual(['returns', 'paying']);
    expect(idsOf(groups.news)).toEqual(['late', 'early']);
    expect(idsOf(groups.legal)).toEqual(['privacy']);
  });

  it.each([
    ['a', ['b', 'c']],
    ['c', ['a', 'b']],
    ['nothing', ['a', 'b']],
  ])('after %s go on with %j', (id, next) => {
    expect(idsOf(articlesToReadNext([head('a', 'help'), head('b', 'help'), head('c', 'help')], id, 2))).toEqual(next);
  });

  it('of which there is one alone goes on with nothing', () => {
    expect(articlesToReadNext([head('a', 'help')], 'a', 3)).toEqual([]);
  });

  it.each([
    ['', ['coffee', 'returns']],
    ['CAFE', ['coffee']],
    ['thirty back', ['returns']],
    ['thirty tea', []],
  ])('are found by "%s": %j', (labels, found) => {
    const heads = [
      head('coffee', 'help', { title: 'The café' }),
      head('returns', 'help', { title: 'Sending back', summary: 'Thirty days' }),
    ];
    expect(idsOf(findArticles(heads, labels))).toEqual(found);
  });

  it('are found by their texts after those that are found by their titles', () => {
    const heads = [head('coffee', 'help', { title: 'Coffee' }), head('back', 'help', { title: 'Refund' })];
    const texts = new Map([['coffee', 'Beans are roasted. A refund is possible.']]);
    expect(idsOf(findArticles(heads, 'refund', texts))).toEqual(['back', 'coffee']);
    expect(idsOf(findArticles(heads, 'coffee beans', texts))).toEqual(['coffee']);
    expect(idsOf(findArticles(heads, 'refund'))).toEqual(['back']);
  });

  it('are found by their texts in the order of how often they have the words', () => {
    const heads = ['once', 'often', 'never'].map((id) => head(id, 'help', { title: id.toUpperCase() }));
    const texts = new Map([
      ['once', 'A refund.'],
      ['often', 'A refund is a refund.'],
    ]);
    expect(idsOf(findArticles(heads, 'refund', texts))).toEqual(['often', 'once']);
  });

  it.each([
    ['怎么退货', ['back']],
    ['Rückgaberecht', ['german']],
    ['退', ['back']],
    ['怎么办', []],
  ])('are found by "%s", which has or is a part of their title: %j', (searchText, found) => {
    const heads = [head('back', 'help', { title: '退货' }), head('german', 'help', { title: 'Rückgabe' })];
    expect(idsOf(findArticles(heads, searchText))).toEqual(found);
  });
});

test('an article that is not in its group is followed by the group from its start, none left out', () => {
  const group = ['a', 'b', 'c'].map((id) => ({
    id,
    title: id,
    summary: '',
    kind: 'help' as const,
    publishedAt: '2026-01-01T00:00:00Z',
  }));
  expect(articlesToReadNext(group, 'other', 9).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});

test.each(['creme', 'CRÈME', 'ｃｒｅｍｅ'])('a search for %s finds the same word with accents', (searchText) => {
  const head = { id: 'a', title: 'Crème', summary: '', kind: 'help' as const, publishedAt: '2026-01-01T00:00:00Z' };
  expect(findArticles([head], searchText).map(({ id }) => id)).toEqual(['a']);
});
