import { calls, type CallName } from '../../src/api/calls';
import type { Write } from '../browser/support/idempotency/writeCase';
import { faultKinds, writeFaultKinds } from './faultKinds';
import { callsToBreak, combinationsOf, writeCombinations } from './plan';
import { isInSlice, missingFromSlice, missingWrites, readCalls, sliceOf, writeSliceOf } from './slice';
import { testPagesOf, type EntityIds, type TestPage } from './testPages';

const ids: EntityIds = {
  orderId: 'o1',
  unpaidOrderId: 'o2',
  otherOrderId: 'o3',
  returnableOrderId: 'o4',
  otherReturnableOrderId: 'o5',
  giftable: 'id=o6&code=c1',
  otherGiftable: 'id=o7&code=c2',
  giftToken: 'g1',
  otherGiftToken: 'g2',
  ticketId: 't1',
  otherTicketId: 't2',
  articleId: 'a1',
  otherArticleId: 'a2',
  withdrawalId: 'w1',
};
const testPages = (['h5', 'pc'] as const).flatMap((platform) => testPagesOf(platform, ids));
const category = { id: 'audio', name: 'Audio', picture: { src: '/a.webp', alt: 'A' }, goodsCount: 8 };
const answer = JSON.stringify({ success: true, data: { list: [category], total: 1 } });
const hall: TestPage = { platform: 'h5', hash: '/h5/hall', session: 'signedIn', entry: 'navigation' };

describe('the fault matrix', () => {
  it('contains every route of the specification on its platform', () => {
    const paths = new Set(testPages.map(({ hash }) => hash.split('?')[0]));
    expect(
      [
        '/',
        '/home',
        '/docs',
        '/h5/withdrawlog',
        '/h5/aggrement',
        '/h5/components/withdrawModal',
        '/pc/information',
        '/pc/components/order/orderCancel',
      ].filter((path) => !paths.has(path)),
    ).toEqual([]);
    expect(paths.size).toBe(61);
  });

  it.each([
    ['the bag', '/h5/collect', '/pc/home?view=collect'],
    ['the inbox', '/h5/mine?view=inbox', '/pc/mine?index=inbox'],
    ['the receipt', '/h5/order?id=o1&view=receipt', '/pc/mine?index=orders&view=receipt&id=o1'],
    ['the page on which an order is paid', '/h5/components/orderSuccess?id=o2', '/pc/ordercheck?view=success&id=o2'],
  ])('contains %s after a navigation on both platforms', (_screen, ...hashes) =>
    expect(
      hashes.filter((hash) => !testPages.some((page) => page.hash === hash && page.entry === 'navigation')),
    ).toEqual([]),
  );

  it('applies every fault to each call of a page', () => {
    const combinations = combinationsOf(hall, ['getCategories'], {
      firstResponses: new Map([['getCategories', answer]]),
      differingCalls: new Set<CallName>(['getCategories']),
    });
    expect(combinations.map(({ kind }) => kind)).toEqual(faultKinds);
  });

  it('omits badRow without a list, and outOfOrder for a call whose request never changes', () => {
    const code = JSON.stringify({ success: true, data: { code: 'A1', qrPayload: 'a1' } });
    const kinds = combinationsOf(hall, ['getServerCode'], {
      firstResponses: new Map([['getServerCode', code]]),
      differingCalls: new Set(),
    }).map(({ kind }) => kind);
    expect(faultKinds.filter((kind) => !kinds.includes(kind))).toEqual(['sparse', 'badRow', 'tenfold', 'outOfOrder']);
  });

  it('applies faults to start calls where the app loads', () => {
    expect(callsToBreak({ ...hall, entry: 'load' }, ['getServerInfo', 'getCategories'])).toEqual(['getServerInfo']);
    expect(callsToBreak({ ...hall, hash: '/h5/home', entry: 'load' }, ['getServerInfo', 'getCategories'])).toEqual([
      'getServerInfo',
      'getCategories',
    ]);
  });
});

const write = (name: string, call: CallName, isSignedOut = false): Write => ({
  name,
  call,
  path: calls[call].path,
  isSignedOut,
  prepare: () => Promise.reject(new Error(name)),
});
const allWrites = (Object.keys(calls) as CallName[])
  .filter((name) => calls[name].kind !== 'read')
  .map((name) => write(name, name, calls[name].access === 'anyone'));

describe('the writes of the fault matrix', () => {
  it('are done on both platforms with every fault', () => {
    const found = writeCombinations([write('pay', 'payOrder')]);
    expect(found.map(({ platform, kind }) => [platform, kind])).toEqual(
      ['h5', 'pc'].flatMap((platform) => writeFaultKinds.map((kind) => [platform, kind])),
    );
  });

  it('lose no session that they do not need', () => {
    const kinds = writeCombinations([write('sign in', 'loginWithVerifyCode', true)]).map(({ kind }) => kind);
    expect(writeFaultKinds.filter((kind) => !kinds.includes(kind))).toEqual(['401']);
  });

  it('are in the subset of npm run verify -- --all: each write on both platforms, and each fault', () => {
    const slice = writeSliceOf(allWrites);
    expect(missingWrites(slice)).toEqual([]);
    for (const { name } of allWrites)
      expect(
        slice
          .filter((one) => one.write.name === name)
          .map(({ platform }) => platform)
          .toSorted(),
      ).toEqual(['h5', 'pc']);
    expect(missingWrites(slice.filter((one) => one.write.call !== 'withdraw' && one.kind !== 'late'))).toEqual([
      'withdraw',
      'late',
    ]);
  });
});

describe('the subset of npm run verify -- --all', () => {
  const everything = (testPage: TestPage) =>
    readCalls.flatMap((call) => faultKinds.map((kind) => ({ call, kind }))).filter(() => isInSlice(testPage));
  const tried = testPages.flatMap((testPage) => sliceOf(testPage, everything(testPage)));

  it('covers each read call and each fault', () => expect(missingFromSlice(tried)).toEqual([]));

  it('tests each call with four faults', () => expect(tried.length).toBe(readCalls.length * (faultKinds.length / 5)));

  it('reports missing calls and faults', () => {
    expect(missingFromSlice(tried.filter(({ call, kind }) => call !== 'getTickets' && kind !== 'late'))).toEqual([
      'getTickets',
      'late',
    ]);
  });
});
