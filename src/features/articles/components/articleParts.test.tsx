/** The parts of the articles pages: index, overview, search, one article, and the texts to agree to. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { ArticleSearchResults } from '@/features/articles/h5/ArticleSearchResults';
import { ArticleIndex } from '@/features/articles/pc/ArticleIndex';
import { ArticleOverview } from '@/features/articles/pc/ArticleOverview';
import { ArticleView } from '@/features/articles/pc/ArticleView';
import { useArticle } from '@/features/articles/useArticle';
import { useArticles } from '@/features/articles/useArticles';
import { articleCatalogue, articleOf } from '../../../../tests/setup/articleCatalogue';
import { openShop, server } from '../../../../tests/setup/freshShop';
import { holdCall } from '../../../../tests/setup/holdCall';
import { sentPaths, startPaths } from '../../../../tests/setup/lostWrites';
import { renderInShop } from '../../../../tests/setup/renderInShop';
import { AgreementCheckbox } from './AgreementCheckbox';

const helpPath = '/api/home/helpList';
const listPath = '/api/info/list';
const damage = (path: string) => server.use(http.get(`*${path}`, () => HttpResponse.json({ success: true, data: 7 })));
const openWith = (...articles: ReturnType<typeof articleOf>[]) =>
  openShop({ catalogue: { ...articleCatalogue, articles } });
const two = [articleOf('paying'), articleOf('telescope', { kind: 'news' })] as const;

function Index({ searchText = '', shownId }: { searchText?: string; shownId?: string }) {
  const [text, setText] = useState(searchText);
  return <ArticleIndex articles={useArticles(text)} searchText={text} onSearch={setText} shownId={shownId} />;
}
const Overview = ({ searchText }: { searchText?: string }) => <ArticleOverview articles={useArticles(searchText)} />;
const Results = ({ searchText }: { searchText: string }) => <ArticleSearchResults articles={useArticles(searchText)} />;

describe('the index', () => {
  test('of few articles has no search, unless there is something in it', async () => {
    openWith(...two);
    const { unmount } = await renderInShop(<Index />, { platform: 'pc' });
    await screen.findByRole('link', { name: 'PAYING' });
    await waitFor(() => expect(screen.queryByRole('search')).toBeNull());
    unmount();
    await renderInShop(<Index searchText="tele" />, { platform: 'pc' });
    expect(await screen.findByRole('search')).toBeVisible();
  });

  test('says how many were found as soon as all texts are there, and its links keep the search', async () => {
    openWith(...two);
    const release = holdCall(`*${listPath}`);
    await renderInShop(<Index searchText="pay" shownId="paying" />, { platform: 'pc' });
    const link = await screen.findByRole('link', { name: 'PAYING' });
    expect(within(screen.getByRole('search')).getByRole('status')).toBeEmptyDOMElement();
    expect(link.getAttribute('href')).toContain('q=pay');
    expect(link).toHaveAttribute('aria-current', 'page');
    release();
    await waitFor(() => expect(within(screen.getByRole('search')).getByRole('status')).toHaveTextContent('1 article'));
  });
});

describe('the overview', () => {
  test('shows what one list has although the other failed', async () => {
    openWith(...two);
    damage(helpPath);
    await renderInShop(<Overview />, { platform: 'pc' });
    expect(await screen.findByRole('link', { name: /TELESCOPE/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  test('of which nothing could be loaded has one retry for both lists', async () => {
    openWith(...two);
    damage(helpPath);
    damage(listPath);
    const { user } = await renderInShop(<Overview />, { platform: 'pc' });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    server.resetHandlers();
    const paths = sentPaths(startPaths);
    await user.click(retry);
    expect(await screen.findByRole('link', { name: /PAYING/ })).toBeVisible();
    expect(await screen.findByRole('link', { name: /TELESCOPE/ })).toBeVisible();
    expect([...new Set(paths)].sort()).toEqual([helpPath, listPath]);
  });

  test('dates the news alone', async () => {
    openWith(...two, articleOf('terms', { kind: 'legal' }));
    await renderInShop(<Overview />, { platform: 'pc' });
    const dated = async (name: RegExp) => /\d{4}/.test((await screen.findByRole('link', { name })).textContent ?? '');
    expect([await dated(/TELESCOPE/), await dated(/PAYING/), await dated(/TERMS/)]).toEqual([true, false, false]);
  });
});

describe('the search results', () => {
  test('of a list that failed have its retry, with what the other list has', async () => {
    openWith(...two);
    damage(listPath);
    const { user } = await renderInShop(<Results searchText="t" />);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByText('No articles found')).toBeNull();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    server.resetHandlers();
    const paths = sentPaths(startPaths);
    await user.click(retry);
    expect(await screen.findByRole('link', { name: /TELESCOPE/ })).toBeVisible();
    expect(paths[0]).toBe(listPath);
  });

  test('are none only when all are known', async () => {
    openWith(...two);
    const release = holdCall(`*${listPath}`);
    await renderInShop(<Results searchText="telescope" />);
    expect(await screen.findByRole('status', { name: 'Loading' })).toBeVisible();
    expect(screen.queryByText('No articles found')).toBeNull();
    release();
    expect(await screen.findByText('1 article')).toBeVisible();
  });

  test('that are none say so', async () => {
    openWith(...two);
    await renderInShop(<Results searchText="zebra" />);
    expect(await screen.findByText('No articles found')).toBeVisible();
    expect(screen.getByText('0 articles')).toBeVisible();
  });
});

test('another article is announced, and what follows it comes with its text', async () => {
  openWith(articleOf('a'), articleOf('b'));
  function View() {
    const [id, setId] = useState('a');
    return (
      <>
        <button type="button" onClick={() => setId('b')}>
          other
        </button>
        <ArticleView reading={useArticle(id)} />
      </>
    );
  }
  const { user } = await renderInShop(<View />, { platform: 'pc' });
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('A'));
  expect(await screen.findByText('The text of a.')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'B' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'other' }));
  expect(await screen.findByText('The text of b.')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('B');
  expect(await screen.findByRole('link', { name: 'A' })).toBeVisible();
});

describe('the texts to agree to', () => {
  /** Draws the checkbox with the settings of the shop, which name the texts. */
  async function open() {
    const { user, actions } = await renderInShop(
      <AgreementCheckbox isAgreed={false} onChange={() => undefined} fieldError={undefined} />,
    );
    await act(async () => void (await actions()?.refreshServerRecord()));
    return user;
  }

  test('open each in its own panel, and on a page in another tab', async () => {
    openShop({ catalogue: articleCatalogue });
    const user = await open();
    await user.click(await screen.findByRole('button', { name: 'privacy policy' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('We keep little.')).toBeVisible();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    const page = dialog.getByRole('link');
    expect(page).toHaveAttribute('target', '_blank');
    expect(page.getAttribute('href')).toContain('tab=privacy');
  });

  test('are one when the shop has published one', async () => {
    const { visitor } = openShop({ catalogue: articleCatalogue });
    const data = { ...visitor().ok('getServerInfo', {}), agreementId: null };
    server.use(http.get('*/api/server/info', () => HttpResponse.json({ code: 200, data })));
    const user = await open();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'user agreement' })).toBeNull());
    await user.click(await screen.findByRole('button', { name: 'privacy policy' }));
    expect(await screen.findByText('We keep little.')).toBeVisible();
  });
});
