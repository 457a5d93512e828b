/** The inline script of the head: the files that it preloads before the app has loaded. */
import { waitFor } from '@testing-library/react';
import { open } from '../../../tests/setup/preloadPage';

describe('the files of the route', () => {
  const names =
    'layout.js layout.css en.js en-rest.js kit-en.js shell-h5.js shell-pc.js request.js page.js home.js root.js';
  const files = names.split(' ').map((name) => `/${name}`);
  const at = (name: string) => [files.indexOf(`/${name}`)];
  const built = {
    files,
    layout: [...at('layout.js'), ...at('layout.css')],
    messages: { en: at('en.js') },
    secondaryMessages: { en: at('en-rest.js') },
    kitMessages: { 'h5-en': at('kit-en.js'), 'pc-en': at('kit-en.js') },
    shells: { h5: at('shell-h5.js'), pc: at('shell-pc.js') },
    request: at('request.js'),
    pages: {
      '/': at('root.js'),
      '/home': [],
      '/docs': at('page.js'),
      '/h5/home': at('home.js'),
      '/pc/home': at('home.js'),
      '/h5/hall': [...at('shell-h5.js'), ...at('page.js')],
      '/pc/hall': at('page.js'),
      '/h5/components/goodsDetail': at('page.js'),
      '/pc/goodsdetail': at('page.js'),
    },
  };
  const links = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')];
  const preloaded = () => links().map((link) => link.getAttribute('href')?.slice(1));
  const sheet = () => document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
  beforeEach(() => (document.head.innerHTML = '<link rel="stylesheet" media="print">'));
  afterEach(() => (document.head.innerHTML = ''));

  test('are preloaded at once, each once, in the order in which they are needed', async () => {
    await open('#/h5/hall', { files: built });
    const expected = 'umi.js layout.js layout.css en.js en-rest.js shell-h5.js kit-en.js request.js page.js'.split(' ');
    expect(preloaded()).toEqual(expected);
    expect(links().map((link) => link.as)).toEqual(
      expected.map((name) => (name.endsWith('.css') ? 'style' : 'script')),
    );
    expect([sheet()?.media, window.startup?.loadsCodeAtOnce]).toEqual(['all', true]);
    window.startup?.preloadFiles?.();
    expect(preloaded()).toEqual(expected);
  });

  test('of a platform that the page leaves for the one of the customer are those of the customer', async () => {
    await open('#/pc/hall', { files: built });
    expect(preloaded()).toEqual(
      'umi.js layout.js layout.css en.js en-rest.js shell-h5.js kit-en.js request.js'.split(' '),
    );
  });

  test('of a page without a platform contain no messages of the shop', async () => {
    await open('#/docs', { files: built });
    expect(preloaded()).toEqual(
      'umi.js layout.js layout.css en.js shell-h5.js kit-en.js request.js page.js'.split(' '),
    );
  });

  test.each([
    ['a visitor', undefined, ['home.js']],
    ['a customer', 'token-of-mei', ['request.js', 'home.js']],
  ])('of the prerendered home follow it, those of the page after a task, for %s', async (_, token, page) => {
    if (token) localStorage.setItem('token', token);
    await open('#/h5/home', { files: built });
    expect([preloaded(), sheet()?.media, window.startup?.loadsCodeAtOnce]).toEqual([[], 'print', false]);
    window.startup?.preloadFiles?.(true);
    const shell = 'umi.js layout.js layout.css en.js shell-h5.js'.split(' ');
    expect(preloaded()).toEqual(shell);
    await new Promise((resolve) => setTimeout(resolve));
    expect(preloaded()).toEqual([...shell, ...page]);
  });

  // The prerendered home of the phone has no component of the kit.
  test('of the home of the desktop contain the messages of its kit', async () => {
    localStorage.setItem('pageSet', 'pc');
    await open('#/pc/home', { files: built });
    window.startup?.preloadFiles?.();
    expect(preloaded()).toEqual('umi.js layout.js layout.css en.js shell-pc.js kit-en.js home.js'.split(' '));
  });

  test('of the neutral path contain the page that redirects', async () => {
    await open('#/', { files: built });
    window.startup?.preloadFiles?.();
    expect(preloaded().slice(-2)).toEqual(['root.js', 'home.js']);
  });

  test.each([
    ['h5', '#/h5/components/goodsDetail?id=g', false],
    ['pc', '#/pc/goodsdetail?id=g', true],
  ])('of the prerendered product page of %s, %s, are preloaded at once: %p', async (platform, hash, isAtOnce) => {
    localStorage.setItem('pageSet', platform);
    await open(hash, { files: built });
    expect([window.startup?.loadsCodeAtOnce, preloaded().includes('page.js')]).toEqual([isAtOnce, isAtOnce]);
  });

  test('of the next page are fetched once, with what every page needs', async () => {
    const sent = await open('#/h5/home', { files: built });
    sent.length = 0;
    window.startup?.preloadPage?.('/h5/hall');
    window.startup?.preloadPage?.('/h5/hall');
    await waitFor(() =>
      expect(sent.map(({ url }) => url).sort()).toEqual(['/en-rest.js', '/page.js', '/request.js', '/shell-h5.js']),
    );
  });
});
