/** What `npm run check` prints of the calls. */
import type { CheckOptions, NeededData, SkipReason } from './checkOptions';
import { minimumShop } from './minimumShop';
import { summaryOf, type CheckRow } from './runCheck';
import { violationText } from '../../../src/api/violations';

const neededTexts: Readonly<Record<NeededData, string>> = {
  product: 'a product',
  sku: 'a SKU',
  article: 'an article',
  quote: 'a quote',
  order: 'an order',
  payableOrder: 'the order of this check',
  cancellableOrder: 'the order of this check',
  returnableOrder: 'an order of which something can be returned',
  returnableLine: 'a piece that can be returned',
  cancellableReturn: 'the return of this check',
  review: 'a review of this account',
  giveable: 'a code or ticket that can be given',
  wrappedGift: 'the gift of this check',
  openedGift: 'a gift that was opened',
  ticket: 'a ticket',
  balance: 'the smallest withdrawal',
  address: 'the address of this check',
};

const optionTexts: Readonly<Record<Extract<SkipReason, { kind: 'option' }>['option'], string>> = {
  phone: 'needs --phone or --email',
  withoutCode: 'was not needed: --code has the code',
  code: 'needs --code with the one-time code that arrived',
  redeemCode: 'needs --write --redeem with a code that may be used up',
  withdraw: 'needs --write --withdraw',
  deleteAccount: 'deletes the account: needs --write --delete-account, and an API that sends the code as demoCode',
  newPhone: 'needs --write --new-phone, and an API that sends the code as demoCode',
};

function skipText(reason: SkipReason): string {
  if (reason.kind === 'off') return `the shop is without ${reason.part}`;
  if (reason.kind === 'signIn') return 'needs a session: --phone, --email or --token';
  if (reason.kind === 'write') return 'is a write: --write allows it';
  if (reason.kind === 'option') return optionTexts[reason.option];
  return `needs ${neededTexts[reason.what]}, which ${reason.call} did not return`;
}

const stateTexts: Readonly<Record<CheckRow['state'], string>> = {
  works: 'works',
  wrong: 'WRONG',
  missing: 'MISSING',
  failed: 'FAILED',
  unreachable: 'NO RESPONSE',
  notTried: 'not tried',
  off: 'off',
};

/** What goes with the state of a row, for example its HTTP status and error code. */
function rowDetailOf({ state, skip, status, errorCode, errorMessage, reason, isTolerated }: CheckRow): string {
  if (skip) return skipText(skip);
  if (state === 'works') return '';
  if (state === 'wrong')
    return isTolerated ? 'the storefront leaves this out' : 'the storefront shows an error instead';
  const error = errorCode === undefined ? '' : `${errorCode}${errorMessage ? ` "${errorMessage}"` : ''}`;
  return [status === undefined ? '' : `status ${status}`, error, reason ?? ''].filter(Boolean).join(', ');
}

/** One call as lines: its state, and each wrong field below it. */
export function rowLines(row: CheckRow): string[] {
  const head = `${row.isMinimum ? '*' : ' '} ${row.call.padEnd(20)}${`${row.method} ${row.path}`.padEnd(36)}`;
  return [
    `${head}${stateTexts[row.state].padEnd(13)}${rowDetailOf(row)}`.trimEnd(),
    ...row.violations.map((one) => `      ${violationText(one)}`),
  ];
}

/** What the check is going to do, before it does it. */
export function announcementOfCheck({
  phone,
  email,
  token,
  code,
  write,
  redeemCode,
  withdraw,
  newPhone,
  deleteAccount,
}: CheckOptions): string {
  const identifier = phone ?? email;
  const signsIn =
    identifier === undefined
      ? token === undefined
        ? ''
        : ' Uses the session of --token.'
      : code === undefined
        ? ` Asks for a one-time code for ${identifier} (the API sends ${email === undefined ? 'an SMS' : 'an e-mail'}) and signs in with it; an unknown ${email === undefined ? 'phone' : 'address'} becomes a new customer.`
        : ` Signs in as ${identifier} with the code ${code}.`;
  if (!write) return `Reads only.${signsIn}${signsIn ? ' Writes nothing else.' : ''}`;
  const extras = [
    ...(redeemCode === undefined ? [] : ['redeems the code of --redeem']),
    ...(withdraw ? ['requests the smallest withdrawal'] : []),
    ...(newPhone === undefined ? [] : [`changes the phone to ${newPhone}`]),
    ...(deleteAccount ? ['deletes the account'] : []),
  ];
  return `Reads and writes.${signsIn} Saves an address, places an order of one piece, pays it, cancels it and removes the address${extras.map((extra) => `; ${extra}`).join('')}.`;
}

/** The figures below the table. */
export function summaryLines(rows: readonly CheckRow[]): string[] {
  const { works, wrong, missing, failed, unreachable, notTried, off, minimum } = summaryOf(rows);
  const counts = [
    `${works} work`,
    ...(wrong ? [`${wrong} wrong`] : []),
    ...(missing ? [`${missing} missing`] : []),
    ...(failed ? [`${failed} failed`] : []),
    ...(unreachable ? [`${unreachable} without response`] : []),
    ...(off ? [`${off} off`] : []),
    ...(notTried ? [`${notTried} not tried`] : []),
  ];
  const untried = rows.filter(({ isMinimum, state }) => isMinimum && state === 'notTried').map(({ call }) => call);
  return [
    `${rows.length} calls: ${counts.join(', ')}.`,
    `* The way from the home page to a paid order: the storefront can use ${minimum} of its ${minimumShop.length} calls.${untried.length > 0 ? ` Not tried: ${untried.join(', ')}.` : ''}`,
  ];
}

/** Whether the check found something to mend. With `isMinimumOnly` only the calls of the minimum shop count. */
export const hasFaultyRows = (rows: readonly CheckRow[], isMinimumOnly: boolean): boolean =>
  rows.some((row) => (!isMinimumOnly || row.isMinimum) && !['works', 'notTried', 'off'].includes(row.state));
