/** Articles that cannot be loaded, are missing or come in parts, and the actions beside a text. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { ArticleList } from '@/features/articles/h5/ArticleList';
import { ArticleSearchResults } from '@/features/articles/h5/ArticleSearchResults';
import { ArticleIndex } from '@/features/articles/pc/ArticleIndex';
import { ArticleOverview } from '@/features/articles/pc/ArticleOverview';
import { ArticleView } from '@/features/articles/pc/ArticleView';
import { useArticle } from '@/features/articles/useArticle';
import { useArticles } from '@/features/articles/useArticles';
import { articleCatalogue, articleOf } from '../../../../tests/setup/articleCatalogue';
import { openShop, server } from '../../../../tests/setup/freshShop';
import { sentPaths, startPaths } from '../../../../tests/setup/lostWrites';
import { renderInShop } from '../../../../tests/setup/renderInShop';
import { AgreementCheckbox } from './AgreementCheckbox';
import { ArticleText } from './ArticleText';

afterEach(() => void Object.assign(SHOP.features, { service: true }));

const helpPath = '/api/home/helpList';
const listPath = '/api/info/list';
const damage = (path: string) => server.use(http.get(`*${path}`, () => HttpResponse.json({ success: true, data: 7 })));
const openWith = (...articles: ReturnType<typeof articleOf>[]) =>
  openShop({ catalogue: { ...articleCatalogue, articles } });
const news = articleOf('telescope', { kind: 'news' });

const List = ({ kind = 'help' as const }: { kind?: 'help' | 'news' }) => (
  <ArticleList articles={useArticles()} kind={kind} />
);
const Index = () => (
  <ArticleIndex articles={useArticles()} searchText="" onSearch={() => undefined} shownId={undefined} />
);
const Overview = ({ searchText }: { searchText?: string }) => <ArticleOverview articles={useArticles(searchText)} />;
const Results = () => <ArticleSearchResults articles={useArticles('zebra')} />;

test.each([
  ['the list of the phone', <List key="list" kind="news" />, 'h5', true],
  ['the index of the desktop', <Index key="index" />, 'pc', false],
] as const)('%s loads again what failed, and nothing else', async (_what, part, platform, isCard) => {
  openWith(articleOf('paying'), news);
  damage(listPath);
  const { user } = await renderInShop(part, { platform });
  const retry = (await screen.findAllByRole('button', { name: 'Try again' }))[0] ?? document.body;
  server.resetHandlers();
  const paths = sentPaths(startPaths);
  await user.click(retry);
  expect(await screen.findByRole('link', { name: isCard ? /^TELESCOPE/ : 'TELESCOPE' })).toBeVisible();
  expect([...new Set(paths)]).toEqual([listPath]);
});

test('the list of the phone says that one article could not be read', async () => {
  const { list, total } = openWith(articleOf('paying')).visitor().ok('getHelpList', {});
  server.use(http.get(`*${helpPath}`, () => HttpResponse.json({ success: true, data: { list: [...list, 7], total } })));
  await renderInShop(<List />);
  expect(await screen.findByText('1 entry couldn’t be read and isn’t shown.')).toBeVisible();
});

describe.each([
  [true, 'The service desk answers every question.', 'Try a different word, or ask the service desk.'],
  [false, 'Please come back later.', 'Try a different word.'],
])('with a service desk: %s', (service, whenEmpty, whenNone) => {
  const askLinks = () => screen.queryAllByRole('link', { name: 'Ask the service desk' });

  test.each([
    ['the list of the phone', <List key="list" />, 'h5'],
    ['the overview of the desktop', <Overview key="overview" />, 'pc'],
  ] as const)('%s without articles says so', async (_what, part, platform) => {
    openWith();
    Object.assign(SHOP.features, { service });
    await renderInShop(part, { platform });
    expect(await screen.findByText('Nothing to read here yet')).toBeVisible();
    expect(screen.getByText(whenEmpty)).toBeVisible();
    expect(askLinks()).toHaveLength(service ? 1 : 0);
  });

  test.each([
    ['the phone', <Results key="results" />, 'h5'],
    ['the desktop', <Overview key="overview" searchText="zebra" />, 'pc'],
  ] as const)('a search on %s without results says so', async (_what, part, platform) => {
    openWith(articleOf('paying'), news);
    Object.assign(SHOP.features, { service });
    await renderInShop(part, { platform });
    expect(await screen.findByText('No articles found')).toBeVisible();
    expect(screen.getByText(whenNone)).toBeVisible();
    expect(askLinks()).toHaveLength(service ? 1 : 0);
  });
});

test('what follows an article is not there before its text', async () => {
  const article = { title: 'Paying', body: '<p>By card.</p>', publishedAt: '2026-11-15T12:00:00Z' };
  const shown: string[] = [];
  const observer = new MutationObserver(() =>
    shown.push(`${screen.queryByText('By card.') ? 'text' : ''} ${screen.queryByText('next') ? 'next' : ''}`.trim()),
  );
  observer.observe(document.body, { childList: true, subtree: true });
  await renderInShop(<ArticleText article={article} below={<p>next</p>} />);
  expect(await screen.findByText('next')).toBeVisible();
  observer.disconnect();
  expect(shown).not.toContain('next');
  expect(shown.at(-1)).toBe('text next');
});

test('an article is printed by its button', async () => {
  openWith(articleOf('paying'));
  const print = jest.spyOn(window, 'print').mockReturnValue(undefined);
  const View = () => <ArticleView reading={useArticle('paying')} />;
  const { user } = await renderInShop(<View />, { platform: 'pc' });
  const button = await screen.findByRole('button', { name: 'Print' });
  expect(print).not.toHaveBeenCalled();
  await user.click(button);
  expect(print).toHaveBeenCalledTimes(1);
  print.mockRestore();
});

test('a text to agree to that cannot be loaded says so in its panel, and is loaded again', async () => {
  openShop({ catalogue: articleCatalogue });
  damage('/api/info/detail');
  const { user, actions } = await renderInShop(
    <AgreementCheckbox isAgreed={false} onChange={() => undefined} fieldError="Please agree first" />,
  );
  await act(async () => void (await actions()?.refreshServerRecord()));
  expect(await screen.findByText('Please agree first')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'user agreement' }));
  const dialog = within(await screen.findByRole('dialog'));
  const retry = await dialog.findByRole('button', { name: 'Try again' });
  server.resetHandlers();
  await user.click(retry);
  expect(await dialog.findByText('Agreed.')).toBeVisible();
  await waitFor(() => expect(dialog.queryByRole('button', { name: 'Try again' })).toBeNull());
});
