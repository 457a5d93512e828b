/**
 * How login is offered: the phone face goes to its login page, the desktop face opens its dialog. Each shell installs its
 * way. What the customer was about to do is kept for the tab and done after the sign-in.
 */
import { jsonSlot } from './storage';

export interface PendingAction {
  name: string;
  payload: string;
  at: number;
}

/** Ms after which a pending action is forgotten: nobody expects a tap of an hour ago to be carried out. */
const pendingLife = 15 * 60_000;

function isPendingAction(value: unknown): value is PendingAction {
  return (
    typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string' &&
    'payload' in value && typeof value.payload === 'string' && 'at' in value && typeof value.at === 'number'
  );
}

const pendingSlot = jsonSlot('session', 'pending:action', isPendingAction);
let offer: (() => void) | undefined;

/** Installs the shell's way of offering login. Returns the way to take it back. */
export function installSignInOffer(way: () => void): () => void {
  offer = way;
  return () => {
    if (offer === way) offer = undefined;
  };
}

/** Offers login; with an action that is to be done afterwards, on the screen that knows it by name. */
export function offerSignIn(action?: { name: string; payload?: string }): void {
  if (action) pendingSlot.write({ name: action.name, payload: action.payload ?? '', at: Date.now() });
  offer?.();
}

/** Takes the pending action of this name, once. */
export function takePendingAction(name: string): PendingAction | undefined {
  const pending = pendingSlot.read();
  if (pending?.name !== name) return undefined;
  pendingSlot.clear();
  return Math.abs(Date.now() - pending.at) < pendingLife ? pending : undefined;
}

/** Forgets what was pending: the customer went another way. */
export function dropPendingAction(): void {
  pendingSlot.clear();
}
