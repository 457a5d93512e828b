import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { pathOf } from '@/lib/routes';
import { tokenStorage } from '@/lib/storage';
import { catalogue } from '../../mock/testing/wholeCatalogue';
import { sameText } from '../../shop/text';
import { openShop, server, shopOfTest } from '../setup/freshShop';
import { platforms, openPage } from '../setup/openPage';
import { articleOf, articleCatalogue } from '../setup/articleCatalogue';

const openWith = (...articles: ReturnType<typeof articleOf>[]) =>
  openShop({ catalogue: { ...articleCatalogue, articles: [...articleCatalogue.articles, ...articles] } });
const main = () => within(screen.getByRole('main'));
const text = async (title: string) =>
  (await screen.findByRole('heading', { level: 2, name: title })).closest('article') ?? document.body;

describe.each(platforms)('the articles pages on %s', (platform) => {
  test('link from the list to an article, and from the article to the next one and to the service desk', async () => {
    openWith();
    const { user, where } = await openPage(pathOf(platform, 'articles'));
    await user.click((await screen.findAllByRole('link', { name: /^Returns/ }))[0] ?? document.body);
    const article = within(await text('Returns'));
    expect(await article.findByText('Send it back.')).toBeVisible();
    expect(article.getByText('Updated Nov 15, 2026')).toBeVisible();
    expect(where()).toEqual({ path: pathOf(platform, 'article'), query: { id: 'returns' } });
    await waitFor(() => expect(document.title).toBe('Returns · Test shop'));
    const links = within(screen.getByRole('navigation', { name: 'Where to go from here' }));
    expect(links.getByRole('link', { name: 'Ask the service desk' })).toHaveAttribute(
      'href',
      pathOf(platform, 'service'),
    );
    await user.click(await links.findByRole('link', { name: 'PAYING' }));
    expect(await within(await text('PAYING')).findByText('The text of paying.')).toBeVisible();
    expect(where().query).toEqual({ id: 'paying' });
  });

  test('show the date of news articles', async () => {
    openWith();
    await openPage(pathOf(platform, 'articles', { kind: 'news' }));
    expect(await main().findByRole('link', { name: /One telescope.*Nov 8, 2026/ })).toHaveAttribute(
      'href',
      expect.stringContaining('id=telescope'),
    );
  });

  test.each(['nothing', 'javascript:alert(1)'])(
    'show a not-found message with links for the unknown id "%s"',
    async (id) => {
      openWith();
      await openPage(pathOf(platform, 'article', { id }));
      expect(await screen.findByRole('heading', { name: 'This article is no longer available' })).toBeVisible();
      expect(main().getByRole('link', { name: 'All articles' })).toHaveAttribute(
        'href',
        expect.stringContaining(pathOf(platform, 'articles')),
      );
      expect(main().getByRole('link', { name: 'Ask the service desk' })).toBeVisible();
    },
  );

  // The desktop shows the list beside an article, and an overview without one.
  if (platform === 'h5')
    test('say that a link names no article', async () => {
      openWith();
      await openPage('/h5/infodetail');
      expect(await screen.findByRole('heading', { name: 'This link doesn’t say which article' })).toBeVisible();
      expect(main().getByRole('link', { name: 'All articles' })).toBeVisible();
    });

  test('offer a retry when an article fails to load', async () => {
    openWith();
    server.use(http.get('*/api/info/detail', () => HttpResponse.json({ success: true, data: 7 }), { once: true }));
    const { user } = await openPage(pathOf(platform, 'article', { id: 'returns' }));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await within(await text('Returns')).findByText('Send it back.')).toBeVisible();
  });

  test('offer a retry when the list fails to load', async () => {
    openWith();
    server.use(http.get('*/api/home/helpList', () => HttpResponse.json({ success: true, data: 7 }), { once: true }));
    const { user } = await openPage(pathOf(platform, 'articles'));
    await user.click(await main().findByRole('button', { name: 'Try again' }));
    expect((await main().findAllByRole('link', { name: /^Returns/ }))[0]).toBeVisible();
  });

  test('sanitize the HTML of an article: no scripts, handlers, styles, frames or unsafe links', async () => {
    const body = [
      '<script>window.harm = 1</script><img src="x" onerror="window.harm = 2"><svg onload="window.harm = 3"></svg>',
      '<p onclick="window.harm = 4" style="position:fixed" id="root" class="big">Kept words</p><iframe src="https://evil.example"></iframe>',
      '<form action="https://evil.example"><input name="code"></form><style>body{display:none}</style>',
      '<a href="javascript:alert(1)">script</a><a href="data:text/html,x">data</a><a href="//evil.example">slashes</a><a href="/h5/mine">path</a>',
      '<a href="#/nowhere">nowhere</a><a href="#/h5/login">login</a><a href="#/h5/infodetail?id=paying">inner</a>',
      '<a href="https://outer.example/">outer</a><a href="mailto:a@shop.example">mail</a><a href="tel:+14155550170">call</a>',
    ].join('');
    openWith(articleOf('hostile', { body }));
    await openPage(pathOf(platform, 'article', { id: 'hostile' }));
    const article = await text('HOSTILE');
    expect(await within(article).findByText('Kept words')).not.toHaveAttribute('style');
    expect(
      article.querySelector(
        'script, iframe, form, input, style, svg[onload], [onerror], [onclick], [id], [class="big"]',
      ),
    ).toBeNull();
    expect('harm' in window).toBe(false);
    for (const texts of ['script', 'data', 'slashes', 'path', 'nowhere', 'login'])
      expect(within(article).getByText(texts)).not.toHaveAttribute('href');
    expect(within(article).getByRole('link', { name: 'inner' })).toHaveAttribute(
      'href',
      `#${pathOf(platform, 'article', { id: 'paying' })}`,
    );
    expect(within(article).getByRole('link', { name: 'outer' })).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    expect(within(article).getByRole('link', { name: 'outer' })).toHaveAttribute('target', '_blank');
    expect(within(article).getByRole('link', { name: 'mail' })).toHaveAttribute('href', 'mailto:a@shop.example');
    expect(within(article).getByRole('link', { name: 'call' })).toHaveAttribute('href', 'tel:+14155550170');
  });

  test('show the words of what is nested too deeply, and say so', async () => {
    openWith(articleOf('deep', { body: `<p>First.</p>${'<blockquote>'.repeat(60)}Deep words` }));
    await openPage(pathOf(platform, 'article', { id: 'deep' }));
    const article = within(await text('DEEP'));
    expect(await article.findByText('First.')).toBeVisible();
    expect(article.getByText('Deep words')).toBeVisible();
    expect(article.getByText('Parts of this article are nested too deeply. Their layout isn’t shown.')).toBeVisible();
  });

  test('copy the link of an article with the share button', async () => {
    openWith();
    const { user } = await openPage(pathOf(platform, 'article', { id: 'returns' }));
    const copied = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    expect(await screen.findByText('Link copied')).toBeVisible();
    // The build of this shop says that its server answers this address (`readableLinks`).
    expect(copied).toHaveBeenCalledWith('http://localhost/a/returns');
  });

  test('search the titles when there are many articles and store the search text in the URL', async () => {
    openWith(
      ...['one', 'two', 'three', 'four', 'five'].map((id) => articleOf(id)),
      articleOf('cafe', { title: sameText('Café hours') }),
    );
    const { user, where } = await openPage(pathOf(platform, 'articles'));
    await user.type(await screen.findByRole('searchbox', { name: 'Search help and news' }), 'CAFE');
    expect(await main().findByText('1 article')).toBeVisible();
    expect(main().queryByRole('link', { name: /^Returns/ })).toBeNull();
    expect(where().query).toEqual({ q: 'CAFE' });
    await user.type(screen.getByRole('searchbox', { name: 'Search help and news' }), ' nothing');
    expect(await screen.findByRole('heading', { name: 'No articles found' })).toBeVisible();
  });
});

test('the search of articles also reads their texts and search terms', async () => {
  openShop({ catalogue });
  const { user } = await openPage(pathOf('h5', 'articles'));
  await user.type(await screen.findByRole('searchbox', { name: 'Search help and news' }), 'exchange');
  expect(await main().findByRole('link', { name: /^Help ?Returns/ })).toBeVisible();
});

describe('the articles pages on h5', () => {
  test('show the other list and the search when one list fails to load', async () => {
    openWith();
    server.use(http.get('*/api/info/list', () => HttpResponse.json({ success: true, data: 7 }), { once: true }));
    await openPage(pathOf('h5', 'articles'));
    expect(await screen.findByRole('link', { name: /^Returns/ })).toBeVisible();
    expect(await screen.findByRole('searchbox', { name: 'Search help and news' })).toBeVisible();
  });

  test('filter by kind and store the kind in the URL', async () => {
    openWith();
    const { user, where } = await openPage(pathOf('h5', 'articles'));
    await user.click(
      within(await screen.findByRole('navigation', { name: 'Types of articles' })).getByRole('link', {
        name: 'Legal',
      }),
    );
    expect(await main().findByRole('link', { name: /^Privacy/ })).toBeVisible();
    expect(where().query).toEqual({ kind: 'legal' });
  });
});

describe('the articles pages on pc', () => {
  test('show the list beside the article, with the current article marked', async () => {
    openWith();
    const { user } = await openPage(pathOf('pc', 'article', { id: 'returns' }));
    const list = within(screen.getByRole('navigation', { name: 'All articles' }));
    const returns = await list.findByRole('link', { name: 'Returns' });
    expect(returns).toHaveAttribute('aria-current', 'page');
    await user.click(list.getByRole('link', { name: 'One telescope' }));
    await text('One telescope');
    expect(returns).toBeInTheDocument();
    expect(returns).not.toHaveAttribute('aria-current');
  });

  test('are linked from the footer, as are the service desk and the privacy policy', async () => {
    openWith();
    await openPage(pathOf('pc', 'hall'));
    const foot = within(screen.getByRole('contentinfo'));
    expect(await foot.findByRole('link', { name: 'Returns' })).toHaveAttribute(
      'href',
      expect.stringContaining(pathOf('pc', 'article', { id: 'returns' })),
    );
    expect(foot.getByRole('link', { name: 'All ways to reach us' })).toHaveAttribute(
      'href',
      expect.stringContaining(pathOf('pc', 'service')),
    );
    expect(foot.getByRole('link', { name: 'Privacy' })).toHaveAttribute(
      'href',
      expect.stringContaining(pathOf('pc', 'agreement', { tab: 'privacy' })),
    );
  });
});

describe('the footer on pc', () => {
  test('links to all articles when the help titles fail to load, and fetches them again on the next page', async () => {
    openWith();
    server.use(
      http.get('*/api/home/helpList', () =>
        HttpResponse.json({ success: false, errorCode: 'BUSY', errorMessage: 'Later' }),
      ),
    );
    const { user } = await openPage(pathOf('pc', 'promotion'));
    const foot = within(screen.getByRole('contentinfo'));
    const all = await foot.findByRole('link', { name: 'All help and news' });
    expect(foot.queryByRole('link', { name: 'Returns' })).not.toBeInTheDocument();
    server.resetHandlers();
    await user.click(all);
    expect(await foot.findByRole('link', { name: 'Returns' })).toHaveAttribute(
      'href',
      expect.stringContaining('id=returns'),
    );
  });

  test('fetches the help titles again after a login, when the first fetch failed with an ended session', async () => {
    openWith();
    const unauthorized = () => HttpResponse.json({ success: false, errorCode: 'UNAUTHORIZED' }, { status: 401 });
    server.use(http.get('*/api/home/helpList', unauthorized, { once: true }));
    await openPage(pathOf('pc', 'agreement'));
    const foot = within(screen.getByRole('contentinfo'));
    await foot.findByRole('link', { name: 'All help and news' });
    expect(foot.queryByRole('link', { name: 'Returns' })).toBeNull();
    tokenStorage.write(shopOfTest().customer('+14155550199').token);
    fireEvent(window, new StorageEvent('storage', { key: 'token' }));
    expect(await foot.findByRole('link', { name: 'Returns' })).toBeInTheDocument();
  });
});
