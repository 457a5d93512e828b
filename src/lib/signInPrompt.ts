/**
 * Prompts for a sign-in: h5 goes to its login page, pc opens a dialog. Each shell installs its own prompt. The action
 * that needed the sign-in is stored for this tab and carried out afterwards.
 */
import { jsonStorage } from './storage';

export interface PendingAction {
  name: string;
  payload: string;
  at: number;
}

/** Ms after which a pending action expires: a tap of an hour ago must not be carried out. */
const pendingLifetimeMs = 15 * 60_000;

function isPendingAction(value: unknown): value is PendingAction {
  return (
    typeof value === 'object' &&
    value !== null &&
    'name' in value &&
    typeof value.name === 'string' &&
    'payload' in value &&
    typeof value.payload === 'string' &&
    'at' in value &&
    typeof value.at === 'number'
  );
}

const pendingStorage = jsonStorage('session', 'pending:action', isPendingAction);
let openSignIn: (() => void) | undefined;

/** Installs the shell's prompt. Returns a function that removes it. */
export function installSignInPrompt(openLogin: () => void): () => void {
  openSignIn = openLogin;
  return () => {
    if (openSignIn === openLogin) openSignIn = undefined;
  };
}

/** Prompts for a sign-in. `action` is carried out afterwards by the screen that knows its name. */
export function promptSignIn(action?: { name: string; payload?: string }): void {
  if (action) pendingStorage.write({ name: action.name, payload: action.payload ?? '', at: Date.now() });
  openSignIn?.();
}

/** Returns and removes the pending action of this name. */
export function takePendingAction(name: string): PendingAction | undefined {
  const pending = pendingStorage.read();
  if (pending?.name !== name) return undefined;
  pendingStorage.clear();
  return Math.abs(Date.now() - pending.at) < pendingLifetimeMs ? pending : undefined;
}

/** Discards the pending action, because the customer went elsewhere. */
export function dropPendingAction(): void {
  pendingStorage.clear();
}
