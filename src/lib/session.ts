/**
 * The session of this browser: a stored token marks a signed-in customer (spec sections 4 and 6). All tabs share it;
 * modules with customer data subscribe here.
 */
import {
  clearCustomerTabStorage,
  clearHistory,
  jsonStorage,
  signOutStorage,
  ticketCopiesStorage,
  tokenStorage,
} from './storage';

/**
 * `began` and `ended`: in this tab. `expired`: the API rejected the token during an action. `lapsed`: the API rejected
 * it on the initial user request. `required`: the API rejected a visitor without a token; once until the next sign-in.
 * `otherTab`: another tab changed the session.
 */
export type SessionEvent = 'began' | 'ended' | 'expired' | 'lapsed' | 'required' | 'otherTab';

/** Id of the customer whose drafts and operations this tab stores. */
const tabOwnerStorage = jsonStorage('session', 'owner', (value): value is string => typeof value === 'string');

const sessionListeners = new Set<(event: SessionEvent) => void>();
const notifyListeners = (event: SessionEvent) => sessionListeners.forEach((listener) => listener(event));

/** The stored token, or an empty string; sent in the Authorization header. */
export function currentToken(): string {
  return tokenStorage.read() ?? '';
}

/** The token that belongs to what this tab shows. Another tab may have stored another one since. */
let shownToken: string | undefined;
/** The last sign-out that this tab knows; undefined until it watches the other tabs. */
let lastSeenSignOut: string | undefined;

/** Whether the sign-in was offered since the last session began. */
let isSignInOffered = false;

/** Stores another token or none. Copies of tickets are deleted with the session that loaded them. */
function changeToken(token: string | undefined): void {
  ticketCopiesStorage.clear();
  if (token === undefined) tokenStorage.clear();
  else tokenStorage.write(token);
  shownToken = token ?? '';
  isSignInOffered = false;
}

export function beginSession(token: string): void {
  changeToken(token);
  notifyListeners('began');
}

/** Signs out: removes the token, all customer data of this tab, and what was searched for and looked at. */
export function endSession(): void {
  changeToken(undefined);
  clearCustomerTabStorage();
  clearHistory();
  lastSeenSignOut = String(Date.now());
  signOutStorage.write(lastSeenSignOut);
  notifyListeners('ended');
}

/**
 * Removes a token that the API rejected; drafts and pending actions stay for the next sign-in. A response to a request
 * with an earlier token says nothing about the current one. Public calls that reject every visitor offer the sign-in once.
 */
export function expireSession(sentToken: string, event: 'expired' | 'lapsed' = 'expired'): void {
  if (sentToken !== currentToken() || (sentToken === '' && isSignInOffered)) return;
  changeToken(undefined);
  isSignInOffered = true;
  notifyListeners(sentToken === '' ? 'required' : event);
}

/** Calls `listener` with every session event. Returns a function that unsubscribes. */
export function onSession(listener: (event: SessionEvent) => void): () => void {
  sessionListeners.add(listener);
  return () => sessionListeners.delete(listener);
}

/** Marks the current token as the one that this tab shows. */
export function markSessionSeen(): void {
  shownToken = currentToken();
}

/**
 * Whether the session differs from the one this tab shows; listeners are then notified. Checked before each write, so
 * that nothing is sent under an account that is not shown, even if the storage event of the other tab was missed. A
 * sign-out, as opposed to an expired token, removes the customer data of every tab.
 */
export function hasSessionChanged(): boolean {
  const signOut = signOutStorage.read() ?? '';
  const isSignedOut = lastSeenSignOut !== undefined && signOut !== '' && signOut !== lastSeenSignOut;
  if (isSignedOut) {
    lastSeenSignOut = signOut;
    shownToken = '';
    clearCustomerTabStorage();
    notifyListeners('ended');
  }
  if (shownToken === undefined || currentToken() === shownToken) return isSignedOut;
  shownToken = currentToken();
  notifyListeners('otherTab');
  return true;
}

/** Starts listening to other tabs; called once by the layout. Returns a function that stops it. */
export function watchSessionInOtherTabs(): () => void {
  lastSeenSignOut ??= signOutStorage.read() ?? '';
  const stops = [tokenStorage.onOtherTab(hasSessionChanged), signOutStorage.onOtherTab(hasSessionChanged)];
  return () => stops.forEach((stop) => stop());
}

/** Binds the data in this tab to a customer and removes what another customer left. */
export function bindTabToUser(customerId: string): void {
  const owner = tabOwnerStorage.read();
  if (owner !== undefined && owner !== customerId) clearCustomerTabStorage();
  tabOwnerStorage.write(customerId);
}
