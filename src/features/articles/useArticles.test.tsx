import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { articleCatalogue, articleOf } from '../../../tests/setup/articleCatalogue';
import { openShop, server } from '../../../tests/setup/freshShop';
import { holdCall } from '../../../tests/setup/holdCall';
import { sentPaths, startPaths } from '../../../tests/setup/lostWrites';
import { renderShopHook } from '../../../tests/setup/shopHook';
import { useArticle } from './useArticle';
import { useArticles } from './useArticles';

const helpPath = '/api/home/helpList';
const listPath = '/api/info/list';
const openWith = (...articles: ReturnType<typeof articleOf>[]) =>
  openShop({ catalogue: { ...articleCatalogue, articles } });
const idsOf = (heads: readonly { id: string }[] | undefined) => heads?.map(({ id }) => id);
const damage = (path: string) => server.use(http.get(`*${path}`, () => HttpResponse.json({ success: true, data: 7 })));
const open = (searchText?: string) => renderShopHook(() => useArticles(searchText));

describe('the articles', () => {
  test('of a list that fails have its error and retry, and those of the other list stay', async () => {
    openWith(articleOf('paying'), articleOf('telescope', { kind: 'news' }));
    damage(helpPath);
    const { now } = await open();
    await waitFor(() => expect(now().errorOf('help')).toMatchObject({ kind: 'malformed' }));
    await waitFor(() => expect(idsOf(now().headsOf('news'))).toEqual(['telescope']));
    expect([now().headsOf('help'), now().errorOf('news'), now().errorOf('legal'), now().isKnown, now().isMany]).toEqual(
      [undefined, undefined, undefined, false, true],
    );
    server.resetHandlers();
    const paths = sentPaths(startPaths);
    await act(async () => void (await now().retryOf('help')()));
    expect([idsOf(now().headsOf('help')), now().isKnown, paths]).toEqual([['paying'], true, [helpPath]]);
    await act(async () => void (await now().retryOf('legal')()));
    expect(paths).toEqual([helpPath, listPath]);
  });

  test.each([
    [9, false],
    [10, true],
  ])('are %d, and can be searched: %s', async (count, isMany) => {
    openWith(...Array.from({ length: count }, (_, at) => articleOf(`a${at}`)));
    const { now } = await open();
    await waitFor(() => expect(now().isKnown).toBe(true));
    expect([now().isMany, now().found.length]).toEqual([isMany, count]);
  });

  test('can be searched while the other list, which may be long, is still loading', async () => {
    openWith(articleOf('paying'));
    const release = holdCall(`*${listPath}`);
    const { now } = await open();
    await waitFor(() => expect(idsOf(now().headsOf('help'))).toEqual(['paying']));
    expect([now().isMany, now().isKnown]).toEqual([true, false]);
    release();
    await waitFor(() => expect([now().isMany, now().isKnown]).toEqual([false, true]));
  });

  test('are searched in their text too, which only a search asks for', async () => {
    openWith(
      articleOf('paying', { body: '<p>By card or by wallet.</p>' }),
      articleOf('telescope', { kind: 'news', body: '<p>A lens, and a wallet.</p>' }),
      articleOf('other'),
    );
    const queries: string[] = [];
    server.events.on('request:start', ({ request }) => {
      const { pathname, search } = new URL(request.url);
      if (pathname === helpPath || pathname === listPath) queries.push(search);
    });
    const plain = await open('  ');
    await waitFor(() => expect(plain.now().isKnown).toBe(true));
    expect([idsOf(plain.now().found)?.length, queries]).toEqual([3, ['', '']]);
    const { now } = await open('WALLET');
    await waitFor(() => expect(now().isKnown).toBe(true));
    expect([idsOf(now().found), queries.slice(2)]).toEqual([
      ['paying', 'telescope'],
      ['?withText=true', '?withText=true'],
    ]);
  });

  test('that cannot be read are counted for their kind', async () => {
    const { list, total } = openWith(articleOf('paying')).visitor().ok('getHelpList', {});
    server.use(
      http.get(`*${helpPath}`, () => HttpResponse.json({ success: true, data: { list: [...list, 7], total } })),
    );
    const { now } = await open();
    await waitFor(() => expect(now().isKnown).toBe(true));
    expect([now().getDroppedCount('help'), now().getDroppedCount('news')]).toEqual([1, 0]);
  });

  test('are fetched again together', async () => {
    openWith(articleOf('paying'));
    const { now } = await open();
    await waitFor(() => expect(now().isKnown).toBe(true));
    const paths = sentPaths(startPaths);
    await act(async () => void (await now().refresh()));
    expect(paths.sort()).toEqual([helpPath, listPath]);
  });
});

describe('an article', () => {
  const openOne = (id: string | undefined) => renderShopHook(() => useArticle(id));

  test('has up to three others of its kind to read next', async () => {
    openWith(...['a', 'b', 'c', 'd', 'e'].map((id) => articleOf(id)), articleOf('news', { kind: 'news' }));
    const { now } = await openOne('d');
    await waitFor(() => expect(idsOf(now().next)).toEqual(['e', 'a', 'b']));
    expect([now().article?.id, now().isGone, now().isUnnamed]).toEqual(['d', false, false]);
  });

  test('that the API does not know is gone; one that cannot be loaded is not', async () => {
    openWith(articleOf('a'));
    const gone = await openOne('nothing');
    await waitFor(() => expect([gone.now().isGone, gone.now().isUnnamed]).toEqual([true, false]));
    damage('/api/info/detail');
    const { now } = await openOne('a');
    await waitFor(() => expect(now().error).toMatchObject({ kind: 'malformed' }));
    expect([now().isGone, now().next]).toEqual([false, []]);
    server.resetHandlers();
    await act(async () => void (await now().retry()));
    expect(now().article?.id).toBe('a');
  });

  test('that is not named is gone, and not asked for', async () => {
    openWith(articleOf('a'));
    const paths = sentPaths(startPaths);
    const { now } = await openOne(undefined);
    await waitFor(() => expect(paths.sort()).toEqual([helpPath, listPath]));
    await waitFor(() => expect([now().isGone, now().isUnnamed, now().isLoading]).toEqual([true, true, false]));
  });
});
