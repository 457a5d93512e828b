import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { pathOf } from '@/routes';
import { tokenSlot } from '@/storage';
import { sameText } from '../../mock/shop/text';
import { openShop, server, shopOfTest } from '../setup/freshShop';
import { faces, openPage } from '../setup/openPage';
import { articleOf, tellingCatalogue } from '../setup/tellingCatalogue';

const openWith = (...articles: ReturnType<typeof articleOf>[]) => openShop({ catalogue: { ...tellingCatalogue, articles: [...tellingCatalogue.articles, ...articles] } });
const main = () => within(screen.getByRole('main'));
const text = async (title: string) => (await screen.findByRole('heading', { level: 2, name: title })).closest('article') ?? document.body;

describe.each(faces)('the articles on %s', (face) => {
  test('lead from the list to the text, and from the text to the next one and to the service desk', async () => {
    openWith();
    const { user, where } = await openPage(pathOf(face, 'articles'));
    await user.click((await screen.findAllByRole('link', { name: /^Returns/ }))[0] ?? document.body);
    const article = within(await text('Returns'));
    expect(await article.findByText('Send it back.')).toBeVisible();
    expect(article.getByText('As of 15 Nov 2026')).toBeVisible();
    expect(where()).toEqual({ path: pathOf(face, 'article'), query: { id: 'returns' } });
    await waitFor(() => expect(document.title).toBe('Returns · Test shop'));
    const ways = within(screen.getByRole('navigation', { name: 'Where to go from here' }));
    expect(ways.getByRole('link', { name: 'Ask the service desk' })).toHaveAttribute('href', pathOf(face, 'service'));
    await user.click(await ways.findByRole('link', { name: 'PAYING' }));
    expect(await within(await text('PAYING')).findByText('The text of paying.')).toBeVisible();
    expect(where().query).toEqual({ id: 'paying' });
  });

  test('say of news from which day they are', async () => {
    openWith();
    await openPage(pathOf(face, 'articles', { kind: 'news' }));
    expect(await main().findByRole('link', { name: /One telescope.*8 Nov 2026/ })).toHaveAttribute('href', expect.stringContaining('id=telescope'));
  });

  test.each(['nothing', 'javascript:alert(1)'])('of which there is none with the id "%s" say so and lead on', async (id) => {
    openWith();
    await openPage(pathOf(face, 'article', { id }));
    expect(await screen.findByRole('heading', { name: 'This article is not there any more' })).toBeVisible();
    expect(main().getByRole('link', { name: 'All articles' })).toHaveAttribute('href', expect.stringContaining(pathOf(face, 'articles')));
    expect(main().getByRole('link', { name: 'Ask the service desk' })).toBeVisible();
  });

  test('that cannot be read come on another try', async () => {
    openWith();
    server.use(http.get('*/api/info/detail', () => HttpResponse.json({ success: true, data: 7 }), { once: true }));
    const { user } = await openPage(pathOf(face, 'article', { id: 'returns' }));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await within(await text('Returns')).findByText('Send it back.')).toBeVisible();
  });

  test('come on another try when their list cannot be read', async () => {
    openWith();
    server.use(http.get('*/api/home/helpList', () => HttpResponse.json({ success: true, data: 7 }), { once: true }));
    const { user } = await openPage(pathOf(face, 'articles'));
    await user.click(await main().findByRole('button', { name: 'Try again' }));
    expect((await main().findAllByRole('link', { name: /^Returns/ }))[0]).toBeVisible();
  });

  test('do no harm, whatever their operator or a stranger wrote into them', async () => {
    const body = [
      '<script>window.harm = 1</script><img src="x" onerror="window.harm = 2"><svg onload="window.harm = 3"></svg>',
      '<p onclick="window.harm = 4" style="position:fixed" id="root" class="big">Kept words</p><iframe src="https://evil.example"></iframe>',
      '<form action="https://evil.example"><input name="code"></form><style>body{display:none}</style>',
      '<a href="javascript:alert(1)">script</a><a href="data:text/html,x">data</a><a href="//evil.example">slashes</a><a href="/h5/mine">path</a>',
      '<a href="#/nowhere">nowhere</a><a href="#/h5/login">login</a><a href="#/h5/infodetail?id=paying">inner</a>',
      '<a href="https://outer.example/">outer</a><a href="mailto:a@shop.example">mail</a><a href="tel:+14155550170">call</a>',
    ].join('');
    openWith(articleOf('hostile', { body }));
    await openPage(pathOf(face, 'article', { id: 'hostile' }));
    const article = await text('HOSTILE');
    expect(await within(article).findByText('Kept words')).not.toHaveAttribute('style');
    expect(article.querySelector('script, iframe, form, input, style, svg[onload], [onerror], [onclick], [id], [class="big"]')).toBeNull();
    expect('harm' in window).toBe(false);
    for (const words of ['script', 'data', 'slashes', 'path', 'nowhere', 'login']) expect(within(article).getByText(words)).not.toHaveAttribute('href');
    expect(within(article).getByRole('link', { name: 'inner' })).toHaveAttribute('href', `#${pathOf(face, 'article', { id: 'paying' })}`);
    expect(within(article).getByRole('link', { name: 'outer' })).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    expect(within(article).getByRole('link', { name: 'outer' })).toHaveAttribute('target', '_blank');
    expect(within(article).getByRole('link', { name: 'mail' })).toHaveAttribute('href', 'mailto:a@shop.example');
    expect(within(article).getByRole('link', { name: 'call' })).toHaveAttribute('href', 'tel:+14155550170');
  });

  test('are handed on by their link', async () => {
    openWith();
    const { user } = await openPage(pathOf(face, 'article', { id: 'returns' }));
    const copied = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    expect(await screen.findByText('Link copied')).toBeVisible();
    expect(copied).toHaveBeenCalledWith(window.location.href);
  });

  test('are looked through by their words when there are many; what is looked for stands in the address', async () => {
    openWith(...['one', 'two', 'three', 'four', 'five'].map((id) => articleOf(id)), articleOf('cafe', { title: sameText('Café hours') }));
    const { user, where } = await openPage(pathOf(face, 'articles'));
    await user.type(await screen.findByRole('searchbox', { name: 'Search the titles' }), 'CAFE');
    expect(await main().findByText('1 article')).toBeVisible();
    expect(main().queryByRole('link', { name: /^Returns/ })).toBeNull();
    expect(where().query).toEqual({ q: 'CAFE' });
    await user.type(screen.getByRole('searchbox', { name: 'Search the titles' }), ' nothing');
    expect(await screen.findByRole('heading', { name: 'No title has these words' })).toBeVisible();
  });
});

describe('the articles on a phone', () => {
  test('can be looked through although one of the lists cannot be read', async () => {
    openWith();
    server.use(http.get('*/api/info/list', () => HttpResponse.json({ success: true, data: 7 }), { once: true }));
    await openPage(pathOf('h5', 'articles'));
    expect(await screen.findByRole('link', { name: /^Returns/ })).toBeVisible();
    expect(await screen.findByRole('searchbox', { name: 'Search the titles' })).toBeVisible();
  });

  test('stand by kind, and the kind is kept in the address', async () => {
    openWith();
    const { user, where } = await openPage(pathOf('h5', 'articles'));
    await user.click(within(await screen.findByRole('navigation', { name: 'Kinds of articles' })).getByRole('link', { name: 'Small print' }));
    expect(await main().findByRole('link', { name: /^Privacy/ })).toBeVisible();
    expect(where().query).toEqual({ kind: 'legal' });
  });
});

describe('the articles on a desktop', () => {
  test('keep their list beside the text, with the one that is read marked', async () => {
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

  test('are reached from the foot of every page, and so is the service desk', async () => {
    openWith();
    await openPage(pathOf('pc', 'hall'));
    const foot = within(screen.getByRole('contentinfo'));
    expect(await foot.findByRole('link', { name: 'Returns' })).toHaveAttribute('href', expect.stringContaining(pathOf('pc', 'article', { id: 'returns' })));
    expect(foot.getByRole('link', { name: 'All ways to reach us' })).toHaveAttribute('href', expect.stringContaining(pathOf('pc', 'service')));
    expect(foot.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', expect.stringContaining(pathOf('pc', 'agreement', { tab: 'privacy' })));
  });
});

describe('the foot of the desktop, which the phone does not have', () => {
  test('leads to the help although its titles cannot be had, and asks for them again with the next page', async () => {
    openWith();
    server.use(http.get('*/api/home/helpList', () => HttpResponse.json({ success: false, errorCode: 'BUSY', errorMessage: 'Later' })));
    const { user } = await openPage(pathOf('pc', 'promotion'));
    const foot = within(screen.getByRole('contentinfo'));
    const all = await foot.findByRole('link', { name: 'All help and news' });
    expect(foot.queryByRole('link', { name: 'Returns' })).not.toBeInTheDocument();
    server.resetHandlers();
    await user.click(all);
    expect(await foot.findByRole('link', { name: 'Returns' })).toHaveAttribute('href', expect.stringContaining('id=returns'));
  });

  test('that the shop kept from somebody whose session had ended has its titles once they are known again', async () => {
    openWith();
    const lapsed = () => HttpResponse.json({ success: false, errorCode: 'UNAUTHORIZED' }, { status: 401 });
    server.use(http.get('*/api/home/helpList', lapsed, { once: true }));
    await openPage(pathOf('pc', 'agreement'));
    const foot = within(screen.getByRole('contentinfo'));
    await foot.findByRole('link', { name: 'All help and news' });
    expect(foot.queryByRole('link', { name: 'Returns' })).toBeNull();
    tokenSlot.write(shopOfTest().customer('+14155550199').token);
    fireEvent(window, new StorageEvent('storage', { key: 'token' }));
    expect(await foot.findByRole('link', { name: 'Returns' })).toBeInTheDocument();
  });
});
