import type { FaultKind } from './faultKinds';
import { judgeConsole, judgeEarlier, judgeFault, judgeHealed, judgeStanding, judgeWaiting, type Circumstances, type Health } from './judge';
import type { Sight } from './sight';

const health: Health = {
  heading: 'Wallet',
  lines: ['Wallet', 'Movements', 'Order P-#', 'Withdrawals'],
  linesOf: { getWalletLog: ['Order P-#'], getWithdrawLog: ['Withdrawals'] },
  nodes: 600,
};
const whole: Sight = { heading: 'Wallet', mainLength: 90, lines: health.lines, alerts: [], retries: 0, signIns: 0, bones: 0, ways: 4, nodes: 600, hash: '/h5/wallet', notices: [] };
const failed: Sight = { ...whole, lines: ['Wallet', 'Movements', 'Withdrawals', 'Try again'], alerts: ['The shop has a problem'], retries: 1 };
const broken = (kind: FaultKind, more: Partial<Circumstances> = {}): Circumstances => ({ kind, call: 'getWalletLog', asked: ['getWalletLog', 'getWithdrawLog'], isHeart: false, isExtra: false, ...more });

describe('a page that holds', () => {
  it('says what is missing, offers another try, and keeps its other parts', () => {
    expect(judgeFault(health, broken('500'), failed)).toEqual([]);
    expect(judgeWaiting(health, broken('hangBack'), { ...failed, alerts: [], retries: 0, bones: 4 })).toEqual([]);
    expect(judgeHealed(health, whole)).toEqual([]);
  });

  it('loses nothing by a bad row, a list that is too long, or an answer that comes late', () => {
    for (const kind of ['badRow', 'tenfold', 'late', 'sparse'] as const) expect(judgeFault(health, broken(kind), whole)).toEqual([]);
  });

  it('offers the sign-in when the session is over', () => {
    expect(judgeFault(health, broken('401'), { ...whole, lines: ['Sign in'], signIns: 1 })).toEqual([]);
  });
});

describe('a page that does not hold', () => {
  const found = (kind: FaultKind, sight: Partial<Sight>, more?: Partial<Circumstances>) => judgeFault(health, broken(kind, more), { ...failed, ...sight });

  it('is white', () => {
    expect(judgeStanding({ ...whole, mainLength: 0, heading: '', ways: 0 })).toEqual(['white: nothing can be read in main', 'there is no heading', 'no way leads to another page']);
    expect(found('500', { mainLength: 0 })).toEqual(['white: nothing can be read in main']);
  });

  it('has a skeleton without end', () => {
    expect(found('null', { bones: 3 })).toEqual(['a skeleton does not end']);
    expect(judgeHealed(health, { ...whole, bones: 3 })).toEqual(['a skeleton does not end after the fault']);
  });

  it('does not say that something is missing', () => {
    expect(found('500', { alerts: [], retries: 0 })).toEqual(['nothing says that something is missing: “Order P-#”', 'no other try is offered for what is missing: “Order P-#”']);
  });

  it('says it without offering another try', () => {
    expect(found('truncated', { retries: 0 })).toEqual(['no other try is offered for what is missing: “Order P-#”']);
    expect(found('401', { retries: 0, signIns: 0 })).toEqual(['no sign-in is offered']);
  });

  it('loses a part that another call fills, unless nothing can be shown without the broken one', () => {
    const lines = ['Wallet', 'Movements'];
    expect(found('500', { lines })).toEqual(['the part of getWithdrawLog is not filled: “Withdrawals”']);
    expect(found('500', { lines }, { isHeart: true })).toEqual([]);
    expect(found('500', { lines }, { asked: ['getWalletLog'] })).toEqual([]);
    expect(judgeWaiting(health, broken('hangLeave'), { ...failed, lines })).toEqual(['the part of getWithdrawLog is not filled: “Withdrawals”']);
  });

  it('does not come back', () => {
    expect(judgeHealed(health, failed)).toEqual(['the fault is over, and yet there is not again “Order P-#”']);
  });

  it('leaves out good rows, or warns although nothing is wrong', () => {
    expect(found('badRow', { retries: 0 })).toEqual(['not all that came is shown: “Order P-#”']);
    expect(found('late', { lines: health.lines })).toEqual(['nothing is broken, yet another try is offered']);
    expect(found('sparse', { retries: 0, notices: ['Response status:500'] })).toEqual(['nothing is wrong, yet a notice said “Response status:500”']);
  });

  it('draws every row of a list that is too long', () => {
    expect(found('tenfold', { lines: health.lines, retries: 0, nodes: 2500 })).toEqual([]);
    expect(found('tenfold', { lines: health.lines, retries: 0, nodes: 2501 })).toEqual(['2501 elements, 600 otherwise']);
  });

  it('speaks where the shop asked for silence, or without a title', () => {
    const notices = ['The till is being counted'];
    expect(found('showType0', { notices })).toEqual(['showType 0 is to be silent, yet a notice said “The till is being counted”']);
    expect(found('showType9', { notices })).toEqual(['showType 9 is to be silent, yet a notice said “The till is being counted”']);
    expect(found('showType1', { notices })).toEqual([]);
    expect(found('showType3', { notices })).toEqual(['the notification has no title']);
    expect(found('showType3', { notices: ['TILL_COUNTED The till is being counted'] })).toEqual([]);
  });

  it('shows the answer to an earlier question', () => {
    expect(judgeEarlier(['Teapot'], { ...whole, lines: ['Headphones', 'Teapot'] })).toEqual(['shows the answer to the earlier question: “Teapot”']);
    expect(judgeEarlier(['Teapot'], whole)).toEqual([]);
  });

  it('complains in the console about more than the broken answer', () => {
    const ofTheFault = 'error: Failed to load resource: the server responded with a status of 500 () (http://localhost:1/api/user/wallet/log)';
    const ofAnother = 'error: Failed to load resource: the server responded with a status of 500 () (http://localhost:1/api/user/withdraw/log)';
    const thrown = 'thrown: TypeError: list is undefined';
    expect(judgeConsole([ofTheFault, ofAnother, thrown], '/api/user/wallet/log')).toEqual([ofAnother, thrown]);
  });
});
