/** The pages of the router, whose code is loaded when it is needed. */
import { render, screen } from '@testing-library/react';
import { lazyRoutes, loadLayout, loadPage } from './lazyPages';

test('a page has the path of its name or one of its own, and its code is loaded once, also ahead', async () => {
  const loaded: string[] = [];
  const page = (name: string) => async () => {
    loaded.push(name);
    return { default: () => <p>{name}</p> };
  };
  const { routes, routeComponents } = lazyRoutes(
    { '404': '*' },
    { '@@/global-layout': page('layout'), 'h5/home/index': page('home'), '404': page('missing') },
  );
  expect(routes).toEqual({
    '@@/global-layout': { id: '@@/global-layout', path: '/', isLayout: true },
    'h5/home/index': { id: 'h5/home/index', path: 'h5/home', parentId: '@@/global-layout' },
    '404': { id: '404', path: '*', parentId: '@@/global-layout' },
  });
  expect(loaded).toEqual([]);
  await loadPage('/h5/home');
  await loadLayout();
  expect(loaded).toEqual(['home', 'layout']);
  expect([loadPage('/h5/nowhere'), loadPage('h5/home')]).toEqual([undefined, undefined]);
  const Home = routeComponents['h5/home/index'] ?? (() => null);
  render(<Home />);
  expect(screen.getByText('home')).toBeVisible();
  await loadPage('/h5/home');
  expect(loaded).toEqual(['home', 'layout']);
});
