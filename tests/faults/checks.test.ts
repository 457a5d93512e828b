import { writeFaultKinds, isExecuted, type FaultKind } from './faultKinds';
import { messagesIn, sourceTexts, withoutCase } from '../setup/sourceTexts';
import * as checks from './checks';
import type { Baseline, FaultContext, WriteOutcome } from './checks';
import type { PageSnapshot } from './pageSnapshot';

const reported = new Set<string>();
/** The check, whose messages are recorded. */
const recorded =
  <Input extends unknown[]>(check: (...input: Input) => string[]) =>
  (...input: Input): string[] => {
    const messages = check(...input);
    for (const message of messages) reported.add(message);
    return messages;
  };
const checkBasics = recorded(checks.checkBasics);
const checkConsole = recorded(checks.checkConsole);
const checkFaulty = recorded(checks.checkFaulty);
const checkPending = recorded(checks.checkPending);
const checkRecovered = recorded(checks.checkRecovered);
const checkStaleResponse = recorded(checks.checkStaleResponse);
const checkWrite = recorded(checks.checkWrite);

const baseline: Baseline = {
  heading: 'Wallet',
  lines: ['Wallet', 'Movements', 'Order P-#', 'Withdrawals'],
  linesByCall: { getWalletLog: ['Order P-#'], getWithdrawLog: ['Withdrawals'] },
  nodes: 600,
};
const whole: PageSnapshot = {
  heading: 'Wallet',
  mainLength: 90,
  lines: baseline.lines,
  alerts: [],
  retries: 0,
  signIns: 0,
  skeleton: 0,
  links: 4,
  nodes: 600,
  hash: '/h5/wallet',
  notices: [],
  viewed: [],
};
const failed: PageSnapshot = {
  ...whole,
  lines: ['Wallet', 'Movements', 'Withdrawals', 'Try again'],
  alerts: ['Something went wrong on our side'],
  retries: 1,
};
const broken = (kind: FaultKind, more: Partial<FaultContext> = {}): FaultContext => ({
  kind,
  call: 'getWalletLog',
  requestedCalls: ['getWalletLog', 'getWithdrawLog'],
  isEssential: false,
  isOptional: false,
  showsNewest: false,
  ...more,
});

describe('a page that handles the fault', () => {
  it('shows an error with a retry button and keeps the content of other calls', () => {
    expect(checkFaulty(baseline, broken('500'), failed)).toEqual([]);
    expect(checkPending(baseline, broken('hangBack'), { ...failed, alerts: [], retries: 0, skeleton: 4 })).toEqual([]);
    expect(checkRecovered(baseline, whole)).toEqual([]);
  });

  it('shows all valid content for a bad row, an over-long list, a late response or a sparse response', () => {
    for (const kind of ['badRow', 'tenfold', 'late', 'sparse'] as const)
      expect(checkFaulty(baseline, broken(kind), whole)).toEqual([]);
  });

  it('shows the sign-in when the session has ended', () => {
    expect(checkFaulty(baseline, broken('401'), { ...whole, lines: ['Sign in'], signIns: 1 })).toEqual([]);
  });
});

describe('a failure is reported for a page that', () => {
  const found = (kind: FaultKind, snapshot: Partial<PageSnapshot>, more?: Partial<FaultContext>) =>
    checkFaulty(baseline, broken(kind, more), { ...failed, ...snapshot });

  it('has no text, heading or links', () => {
    expect(checkBasics({ ...whole, mainLength: 0, heading: '', links: 0 })).toEqual([
      'main has no text',
      'there is no heading',
      'no link leads to another page',
    ]);
    expect(found('500', { mainLength: 0 })).toEqual(['main has no text']);
  });

  it('has an endless skeleton', () => {
    expect(found('null', { skeleton: 3 })).toEqual(['a skeleton stays visible']);
    expect(checkRecovered(baseline, { ...whole, skeleton: 3 })).toEqual(['a skeleton stays visible after the fault']);
  });

  it('shows no message about missing content', () => {
    expect(found('500', { alerts: [], retries: 0 })).toEqual([
      'no message about missing content: “Order P-#”',
      'no retry button for missing content: “Order P-#”',
    ]);
  });

  it('shows an error without a retry button', () => {
    expect(found('truncated', { retries: 0 })).toEqual(['no retry button for missing content: “Order P-#”']);
    expect(found('401', { retries: 0, signIns: 0 })).toEqual(['the sign-in is not shown']);
  });

  it('loses the content of another call, unless the faulty call is essential', () => {
    const lines = ['Wallet', 'Movements'];
    expect(found('500', { lines })).toEqual(['the content of getWithdrawLog is missing: “Withdrawals”']);
    expect(found('500', { lines }, { isEssential: true })).toEqual([]);
    expect(found('500', { lines }, { requestedCalls: ['getWalletLog'] })).toEqual([]);
    expect(checkPending(baseline, broken('hangLeave'), { ...failed, lines })).toEqual([
      'the content of getWithdrawLog is missing: “Withdrawals”',
    ]);
  });

  it('does not recover after the fault', () => {
    expect(checkRecovered(baseline, failed)).toEqual(['content is still missing after the fault: “Order P-#”']);
  });

  it('drops valid rows, or warns about a valid response', () => {
    expect(found('badRow', { retries: 0 })).toEqual(['received rows are missing: “Order P-#”']);
    expect(found('late', { lines: baseline.lines })).toEqual(['the response is valid, but a retry button is shown']);
    expect(found('sparse', { retries: 0, notices: ['Response status:500'] })).toEqual([
      'the response is valid, but a notice appeared: “Response status:500”',
    ]);
  });

  it('renders every row of an over-long list', () => {
    expect(found('tenfold', { lines: baseline.lines, retries: 0, nodes: 2500 })).toEqual([]);
    expect(found('tenfold', { lines: baseline.lines, retries: 0, nodes: 2501 })).toEqual([
      '2501 elements, 600 without the fault',
    ]);
  });

  it('loses rows of an over-long list, unless it shows the newest rows of several calls', () => {
    const few = { lines: [], retries: 0, nodes: 600 };
    expect(found('tenfold', few)).toContainEqual(expect.stringMatching(/^received rows are missing: /));
    expect(found('tenfold', few, { showsNewest: true })).toEqual([]);
  });

  it('shows a notice for a silent showType, or a notification without a title', () => {
    const notices = ['The till is being counted'];
    expect(found('showType0', { notices })).toEqual([
      'showType 0 must be silent, but a notice appeared: “The till is being counted”',
    ]);
    expect(found('showType9', { notices })).toEqual([
      'showType 9 must be silent, but a notice appeared: “The till is being counted”',
    ]);
    expect(found('showType1', { notices })).toEqual([]);
    expect(found('showType3', { notices })).toEqual(['the notification has no title']);
    expect(found('showType3', { notices: ['TILL_COUNTED The till is being counted'] })).toEqual([]);
  });

  it('shows the response to an earlier request', () => {
    expect(checkStaleResponse(['Teapot'], { ...whole, lines: ['Headphones', 'Teapot'] })).toEqual([
      'shows the response to an earlier request: “Teapot”',
    ]);
    expect(checkStaleResponse(['Teapot'], whole)).toEqual([]);
  });

  it('logs console errors that the fault does not explain', () => {
    const errorOfFault =
      'error: Failed to load resource: the server responded with a status of 500 () (http://localhost:1/api/user/wallet/log)';
    const otherError =
      'error: Failed to load resource: the server responded with a status of 500 () (http://localhost:1/api/user/withdraw/log)';
    const uncaughtError = 'thrown: TypeError: list is undefined';
    expect(checkConsole([errorOfFault, otherError, uncaughtError], '/api/user/wallet/log')).toEqual([
      otherError,
      uncaughtError,
    ]);
  });
});

test('after a write that ends the session the API refuses the other requests of the user', () => {
  const refusedRead =
    'error: Failed to load resource: the server responded with a status of 401 (Unauthorized) (/api/user/current)';
  expect(checkConsole([refusedRead], '/api/user/delete', 'null', true)).toEqual([]);
  expect(checkConsole([refusedRead], '/api/user/delete', 'null')).toEqual([refusedRead]);
});

describe('a write that met a fault', () => {
  const refused: WriteOutcome = {
    isDone: false,
    wasDoneTooSoon: false,
    hasMessage: true,
    isReconciled: true,
    requestCount: 1,
    notices: [],
  };
  const executed: WriteOutcome = { ...refused, isDone: true, hasMessage: false };

  it.each(writeFaultKinds)('passes when the page says the truth: %s', (kind) => {
    expect(
      checkWrite(kind, isExecuted(kind) ? executed : { ...refused, requestCount: kind === 'noConnection' ? 0 : 1 }),
    ).toEqual([]);
  });

  it('need not be found out by itself, when the page says so', () => {
    const unknown = { ...refused, isReconciled: false };
    expect(checkWrite('responseLost', unknown)).toEqual([]);
    expect(checkWrite('responseLost', { ...unknown, hasMessage: false })).toEqual(['does not say what happened']);
    expect(checkWrite('late', unknown)).toEqual(['does not report the write that the API has executed']);
  });

  it.each(writeFaultKinds.filter((kind) => !isExecuted(kind)))(
    'is not done when the API has not executed it: %s',
    (kind) => {
      const requestCount = kind === 'noConnection' ? 0 : 1;
      const found = ['reports the write as done before the API has executed it'];
      expect(checkWrite(kind, { ...refused, requestCount, isDone: true })).toEqual(found);
      expect(checkWrite(kind, { ...refused, requestCount, wasDoneTooSoon: true })).toEqual(found);
      expect(checkWrite(kind, { ...refused, requestCount, hasMessage: false })).toEqual(['does not say what happened']);
    },
  );

  it.each(writeFaultKinds.filter(isExecuted))('is done when the API has executed it: %s', (kind) => {
    expect(checkWrite(kind, { ...executed, isDone: false })).toEqual([
      'does not report the write that the API has executed',
    ]);
    expect(checkWrite(kind, { ...executed, wasDoneTooSoon: true })).toEqual([
      'reports the write as done before the API has executed it',
    ]);
  });

  it('is sent once, and not at all without a connection', () => {
    expect(checkWrite('requestLost', { ...refused, requestCount: 2 })).toEqual(['the write was sent 2 times']);
    expect(checkWrite('noConnection', { ...refused, requestCount: 1 })).toEqual(['the write was sent 1 times']);
  });

  it('shows the notice of its showType', () => {
    const notices = ['The till is being counted'];
    expect(checkWrite('showType0', { ...refused, notices })).toEqual([
      'showType 0 must be silent, but a notice appeared: “The till is being counted”',
    ]);
    expect(checkWrite('showType3', { ...refused, notices })).toEqual(['the notification has no title']);
  });
});

test('each message of the checks is reported above', () => {
  const messages = sourceTexts('tests/faults/checks.ts', messagesIn);
  expect(messages.length).toBeGreaterThan(15);
  expect(withoutCase(messages, [...reported])).toEqual([]);
});
