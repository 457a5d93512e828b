import type { CallName } from '../../src/api/calls';
import { faultKinds } from './faultKinds';
import { callsToBreak, combinationsOf } from './plan';
import { isInSlice, leftOut, readCalls, sliceOf } from './slice';
import { stationsOf, type Shown, type Station } from './stations';

const shown: Shown = { orderId: 'o1', unpaidOrderId: 'o2', otherOrderId: 'o3', ticketId: 't1', otherTicketId: 't2', articleId: 'a1', otherArticleId: 'a2', withdrawalId: 'w1' };
const stations = (['h5', 'pc'] as const).flatMap((face) => stationsOf(face, shown));
const category = { id: 'audio', name: 'Audio', picture: { src: '/a.webp', alt: 'A' }, goodsCount: 8 };
const answer = JSON.stringify({ success: true, data: { list: [category], total: 1 } });
const hall: Station = { face: 'h5', hash: '/h5/hall', who: 'customer', arrival: 'page' };

describe('the whole matrix', () => {
  it('opens every route of the specification on its face', () => {
    const paths = new Set(stations.map(({ hash }) => hash.split('?')[0]));
    expect(['/', '/home', '/docs', '/h5/withdrawlog', '/h5/aggrement', '/h5/components/withdrawModal', '/pc/information', '/pc/components/order/orderCancel'].filter((path) => !paths.has(path))).toEqual([]);
    expect(paths.size).toBe(57);
  });

  it('breaks each call of a page in each way that its answer can be broken', () => {
    const combinations = combinationsOf(hall, ['getCategories'], { answers: new Map([['getCategories', answer]]), differs: new Set<CallName>(['getCategories']) });
    expect(combinations.map(({ kind }) => kind)).toEqual(faultKinds);
  });

  it('has no bad row where there are no rows, and no earlier answer where the question is always the same', () => {
    const code = JSON.stringify({ success: true, data: { code: 'A1', qrPayload: 'a1' } });
    const kinds = combinationsOf(hall, ['getServerCode'], { answers: new Map([['getServerCode', code]]), differs: new Set() }).map(({ kind }) => kind);
    expect(faultKinds.filter((kind) => !kinds.includes(kind))).toEqual(['sparse', 'badRow', 'tenfold', 'earlier']);
  });

  it('breaks the calls of the start where the app starts', () => {
    expect(callsToBreak({ ...hall, arrival: 'start' }, ['getServerInfo', 'getCategories'])).toEqual(['getServerInfo']);
    expect(callsToBreak({ ...hall, hash: '/h5/home', arrival: 'start' }, ['getServerInfo', 'getCategories'])).toEqual(['getServerInfo', 'getCategories']);
  });
});

describe('the slice of the gate', () => {
  const everything = (station: Station) => readCalls.flatMap((call) => faultKinds.map((kind) => ({ call, kind }))).filter(() => isInSlice(station));
  const tried = stations.flatMap((station) => sliceOf(station, everything(station)));

  it('tries each call that pages read and each fault', () => expect(leftOut(tried)).toEqual([]));

  it('tries each call four times', () => expect(tried.length).toBe(readCalls.length * (faultKinds.length / 5)));

  it('says what it left out', () => {
    expect(leftOut(tried.filter(({ call, kind }) => call !== 'getTickets' && kind !== 'late'))).toEqual(['getTickets', 'late']);
  });
});
