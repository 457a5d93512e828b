/**
 * The session of this browser: a stored token marks a signed-in customer (spec sections 4 and 6). All tabs share it;
 * whoever shows a customer's things listens here.
 */
import { clearTabOfCustomer, ticketCopiesSlot, tokenSlot } from './storage';

/**
 * `began` and `ended` happened in this tab; `expired` was said by the shop in the middle of something, `lapsed` when it
 * was only asked who is signed in; `otherTab` is news from another tab.
 */
export type SessionEvent = 'began' | 'ended' | 'expired' | 'lapsed' | 'otherTab';

const listeners = new Set<(event: SessionEvent) => void>();
const tell = (event: SessionEvent) => listeners.forEach((listener) => listener(event));

/** The stored token, or an empty string: what the Authorization header carries. */
export function currentToken(): string {
  return tokenSlot.read() ?? '';
}

/** Puts another token, or none, in place of the one before; copies of tickets go with the session that saw them. */
function changeToken(token: string | undefined): void {
  ticketCopiesSlot.clear();
  if (token === undefined) tokenSlot.clear();
  else tokenSlot.write(token);
}

export function beginSession(token: string): void {
  changeToken(token);
  tell('began');
}

/** The customer leaves: the token and everything of theirs in this tab goes. */
export function endSession(): void {
  changeToken(undefined);
  clearTabOfCustomer();
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

/** Starts listening to the other tabs; called once by the layout. Returns the way to stop. */
export function watchOtherTabs(): () => void {
  return tokenSlot.onOtherTab(() => tell('otherTab'));
}
