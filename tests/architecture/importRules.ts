/** The import rules of `src`. Every folder may import from itself. tests/architecture.test.ts checks the rules. */

/** The layers that each layer may import. `root` means the files directly in `src`. */
export const layers: Readonly<Record<string, readonly string[]>> = {
  styles: [],
  locales: [],
  lib: ['locales'],
  api: ['lib'],
  domain: ['lib', 'api'],
  startup: ['lib'],
  hooks: ['lib', 'api', 'domain', 'locales'],
  query: ['lib', 'api', 'domain', 'hooks'],
  platform: ['lib', 'api', 'domain', 'query', 'hooks', 'components'],
  components: ['lib', 'api', 'domain', 'query', 'hooks'],
  features: ['lib', 'api', 'domain', 'locales', 'query', 'hooks', 'components', 'platform'],
  layouts: ['lib', 'api', 'domain', 'locales', 'query', 'hooks', 'components', 'platform', 'features'],
  pages: ['lib', 'api', 'domain', 'query', 'hooks', 'components', 'platform', 'features'],
  models: ['lib', 'api'],
  root: ['lib', 'components', 'api', 'platform', 'layouts', 'startup'],
};

/** The features that each feature may import. */
export const features: Readonly<Record<string, readonly string[]>> = {
  // prettier-ignore
  account: ['address', 'bag', 'coupons', 'inbox', 'login', 'orders', 'profile', 'promotion', 'redeem', 'reporting', 'service',
    'tickets', 'wallet'],
  bag: ['alerts'],
  campaign: ['coupons', 'home', 'product'],
  checkout: ['address', 'articles', 'bag', 'coupons', 'orders', 'payment', 'product'],
  collect: ['alerts', 'bag', 'orders', 'payment', 'product'],
  compare: ['bag'],
  docs: ['login'],
  hall: ['articles', 'orders', 'product'],
  home: ['orders', 'product'],
  inbox: ['alerts', 'orders'],
  login: ['articles'],
  orders: ['address', 'gifts', 'login', 'returns', 'reviews', 'service', 'tickets'],
  payment: ['address', 'login', 'orders'],
  product: ['alerts', 'bag', 'compare', 'coupons', 'service'],
  profile: ['login'],
  tickets: ['login', 'product'],
};

/** Packages that only some folders may import. */
export const packages: readonly { name: RegExp; only: RegExp }[] = [
  {
    name: /^(?:antd|@ant-design|@rc-component)(?:\/|$)/,
    only: /^src\/(?:(?:(?:platform|layouts|pages)|features\/\w+)\/pc\/|locales\/\w+\/kitPc\.ts$)/,
  },
  {
    name: /^antd-mobile(?:-icons)?(?:\/|$)/,
    only: /^src\/(?:(?:(?:platform|layouts|pages)|features\/\w+)\/h5\/|locales\/\w+\/kitH5\.ts$)/,
  },
  { name: /^(?:react|react-dom|ahooks)(?:\/|$)/, only: /^src\/(?!lib\/|locales\/|api\/)/ },
];

/**
 * The nodes that lie on a circle of the graph, or between two circles: what is left when nodes that nothing comes into, and nodes that
 * lead nowhere, are taken away again and again. An edge from a node to itself is none.
 */
export function circlesIn(edges: readonly (readonly [from: string, to: string])[]): string[] {
  let rest = edges.filter(([from, to]) => from !== to);
  for (let before = -1; before !== rest.length;) {
    before = rest.length;
    const sources = new Set(rest.map(([from]) => from));
    const targets = new Set(rest.map(([, to]) => to));
    rest = rest.filter(([from, to]) => targets.has(from) && sources.has(to));
  }
  return [...new Set(rest.flat())].sort();
}
