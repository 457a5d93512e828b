import { groupRoutes } from './routeGroups';

const pathsOf = (...paths: string[]) =>
  Object.fromEntries(
    groupRoutes(paths.map((path) => ({ path }))).map(({ name, routes }) => [name, routes.map((route) => route.path)]),
  );

test('routes are grouped by platform, components apart, each group in the order of the alphabet', () => {
  expect(
    pathsOf('pc/home', 'h5/wallet', 'pc/components/wallet/withdraw', '/', 'docs', 'h5/components/server', 'h5/hall'),
  ).toEqual({
    top: ['/', '/docs'],
    h5: ['/h5/hall', '/h5/wallet'],
    h5Components: ['/h5/components/server'],
    pc: ['/pc/home'],
    pcComponents: ['/pc/components/wallet/withdraw'],
  });
});

test('the layout and the page for unknown addresses are no routes of their own', () => {
  expect(groupRoutes([{ path: '/', isLayout: true }, { path: '*' }, {}]).flatMap(({ routes }) => routes)).toEqual([]);
});

test('a route tells its screen and its twin', () => {
  const [, h5, , , pcComponents] = groupRoutes([{ path: 'h5/withdraw' }, { path: 'pc/components/wallet/withdraw' }]);
  expect(h5?.routes).toEqual([
    { path: '/h5/withdraw', screen: 'withdraw', paired: '/pc/mine?index=wallet&view=withdraw' },
  ]);
  expect(pcComponents?.routes).toEqual([
    { path: '/pc/components/wallet/withdraw', screen: 'withdraw', paired: '/h5/withdraw' },
  ]);
});
