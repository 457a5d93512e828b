/** What belongs to a feature is in the tables of src/lib/routes.ts and in `feature` of the calls, and only links that can be left out lead to it. */
import { calls } from '@/api/calls';
import { isInMinimumShop, minimumShop } from '../../tools/check/checkApi/minimumShop';
import { featureOfScreen, isUrlOn } from '@/lib/routes';
import { specifiedParts } from '../setup/featureParts';
import { filesBelow } from '../setup/projectFiles';

const names = Object.keys(SHOP.features);
const sources = filesBelow('src').filter(({ path }) => !path.includes('.test.'));

/** Folders of src/features that belong to a feature as a whole. */
const folders = ['wallet', 'tickets', 'redeem', 'promotion', 'service'];
/** Calls that no feature owns and that the minimum shop does without: the app works when they are missing. */
const optionalCalls = [
  'getVirtualGoods',
  'getUserInfo',
  'updateUser',
  'updatePhone',
  'getUnpaidOrders',
  'getOrders',
  'cancelOrder',
  'getArticle',
];

describe('the tables of features', () => {
  test('has every call, or the call is one of those that are always there', () => {
    const owned = Object.values(calls).flatMap(({ name, feature }) => (feature ? [name] : []));
    const specified = Object.values(specifiedParts).flatMap((part) => part.calls);
    expect(
      Object.values(calls).filter(({ name, path }) => owned.includes(name) && specified.includes(path)),
    ).toHaveLength(28);
    expect(minimumShop.filter((name) => owned.includes(name))).toEqual([]);
    const others = Object.values(calls).flatMap(({ name }) => (owned.includes(name) ? [] : [name]));
    const always = others.filter((name) => !optionalCalls.includes(name));
    expect(always.filter((name) => !isInMinimumShop(name as keyof typeof calls))).toEqual([]);
    expect(optionalCalls.filter((name) => !others.includes(name))).toEqual([]);
  });

  test('has every route whose page shows a feature', () => {
    const on = { ...SHOP.features };
    Object.assign(SHOP.features, Object.fromEntries(names.map((name) => [name, false])));
    const pages = sources.filter(({ path }) => /^src\/pages\/(h5|pc|docs)\/.*index\.tsx$/.test(path));
    const expected = pages
      .filter(({ text }) => folders.some((folder) => text.includes(`'@/features/${folder}/`)))
      .map(({ path }) => path.replace(/^src\/pages|\/index\.tsx$/g, ''));
    const missing = expected.filter((path) => isUrlOn(path));
    Object.assign(SHOP.features, on);
    expect(expected.length).toBeGreaterThan(8);
    // The account page shows the hours of the service desk; nothing of the desk itself.
    expect(missing).toEqual(['/h5/mine']);
  });
});

test('a plain link leads to no screen of a feature, except inside the feature', () => {
  const screens = Object.keys(featureOfScreen);
  /** Files that leave the link or its list out by themselves, or are shown only while the feature is on. */
  const own: Readonly<Record<string, RegExp>> = {
    wallet: /features\/(wallet|account\/h5\/WalletCard)/,
    withdraw: /features\/wallet/,
    coupons: /features\/coupons/,
    ticket: /features\/tickets/,
    tickets: /features\/tickets/,
    article: /features\/articles|layouts\/pc\/Footer/,
    articles: /features\/articles|layouts\/pc\/Footer/,
    service: /layouts\/pc\/Footer/,
  };
  const found = sources.flatMap(({ path: file, text }) =>
    [...text.matchAll(/<Link\b[^>]*?pathOf\([^,()]+, '(\w+)'/g)].flatMap(([, screen = '']) =>
      screens.includes(screen) && !own[screen]?.test(file) ? [`${file}: ${screen}`] : [],
    ),
  );
  expect(found).toEqual([]);
});
