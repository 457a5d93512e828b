/**
 * The session of this browser: a stored token marks a signed-in customer (spec sections 4 and 6). All tabs share it;
 * whoever shows a customer's things listens here.
 */
import { clearTabOfCustomer, jsonSlot, signOutSlot, ticketCopiesSlot, tokenSlot } from './storage';

/**
 * `began` and `ended` happened in this tab; `expired` was said by the shop in the middle of something, `lapsed` when it
 * was only asked who is signed in; `otherTab` is news from another tab.
 */
export type SessionEvent = 'began' | 'ended' | 'expired' | 'lapsed' | 'otherTab';

/** Id of the customer whose drafts and operations stand in this tab. */
const tabOwnerSlot = jsonSlot('session', 'owner', (value): value is string => typeof value === 'string');

const listeners = new Set<(event: SessionEvent) => void>();
const tell = (event: SessionEvent) => listeners.forEach((listener) => listener(event));

/** The stored token, or an empty string: what the Authorization header carries. */
export function currentToken(): string {
  return tokenSlot.read() ?? '';
}

/** The token that what this tab shows stands on. Another tab may have put another one into the storage since. */
let seenToken: string | undefined;

/** Puts another token, or none, in place of the one before; copies of tickets go with the session that saw them. */
function changeToken(token: string | undefined): void {
  ticketCopiesSlot.clear();
  if (token === undefined) tokenSlot.clear();
  else tokenSlot.write(token);
  seenToken = token ?? '';
}

export function beginSession(token: string): void {
  changeToken(token);
  tell('began');
}

/** The customer leaves: the token and everything of theirs in this tab goes. */
export function endSession(): void {
  changeToken(undefined);
  clearTabOfCustomer();
  signOutSlot.write(String(Date.now()));
  tell('ended');
}

/**
 * The shop no longer knows the session: the token goes, drafts and pending actions stay for the resume. An answer to a
 * request that was sent under an earlier token says nothing about the present one.
 */
export function expireSession(sentToken: string, event: 'expired' | 'lapsed' = 'expired'): void {
  if (sentToken !== currentToken()) return;
  changeToken(undefined);
  tell(event);
}

/** Hears of every change of session. Returns the way to stop. */
export function onSession(listener: (event: SessionEvent) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whoever is asked for now is who this tab shows. */
export function noteSession(): void {
  seenToken = currentToken();
}

/**
 * Whether the session is another one than what this tab shows stands on; the tab is then told. Asked before each write, so
 * that nothing is sent under an account that nobody sees, even if the news of the other tab did not come through.
 */
export function hasSessionChanged(): boolean {
  if (seenToken === undefined || currentToken() === seenToken) return false;
  seenToken = currentToken();
  tell('otherTab');
  return true;
}

/** Starts listening to the other tabs; called once by the layout. Returns the way to stop. */
export function watchOtherTabs(): () => void {
  const stops = [
    tokenSlot.onOtherTab(hasSessionChanged),
    // Gone by a sign-out, not because it was too old: then nothing of the customer stays in any tab.
    signOutSlot.onOtherTab(() => {
      if (signOutSlot.read() === undefined) return;
      seenToken = currentToken();
      clearTabOfCustomer();
      tell('ended');
    }),
  ];
  return () => stops.forEach((stop) => stop());
}

/** What stands in this tab is this customer's from now on; what somebody else left there goes. */
export function claimTab(customerId: string): void {
  const owner = tabOwnerSlot.read();
  if (owner !== undefined && owner !== customerId) clearTabOfCustomer();
  tabOwnerSlot.write(customerId);
}
