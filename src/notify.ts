/**
 * How the customer is told something outside a screen. The port names no kit: each shell installs its own way, and what
 * is said before that waits for it.
 */
export interface Notifier {
  success(message: string): void;
  warning(message: string): void;
  error(message: string): void;
  notification(title: string, description: string): void;
}

export type Said = { way: 'success' | 'warning' | 'error'; message: string } | { way: 'notification'; title: string; description: string };

/** Ms in which the same words are not said again: five broken calls of one screen are one piece of news. */
const sameWordsPause = 3000;

let installed: Notifier | undefined;
let waiting: Said[] = [];
let lastSaid = { words: '', at: -Infinity };
let listener: ((said: Said) => void) | undefined;

function deliver(notifier: Notifier, said: Said): void {
  if (said.way === 'notification') notifier.notification(said.title, said.description);
  else notifier[said.way](said.message);
}

function say(said: Said): void {
  listener?.(said);
  const words = JSON.stringify(said);
  if (words === lastSaid.words && performance.now() - lastSaid.at < sameWordsPause) return;
  lastSaid = { words, at: performance.now() };
  if (installed) deliver(installed, said);
  else waiting = [...waiting, said].slice(-3);
}

/** Installs the shell's way of telling; what waited is delivered. Returns the way to take it back. */
export function installNotifier(notifier: Notifier): () => void {
  installed = notifier;
  for (const said of waiting) deliver(notifier, said);
  waiting = [];
  return () => {
    if (installed === notifier) installed = undefined;
    lastSaid = { words: '', at: -Infinity };
  };
}

/** Hears of everything that is said, also of what is not repeated. Returns the way to stop. */
export function listenIn(hear: (said: Said) => void): () => void {
  listener = hear;
  return () => {
    if (listener === hear) listener = undefined;
  };
}

export const notify: Notifier = {
  success: (message) => say({ way: 'success', message }),
  warning: (message) => say({ way: 'warning', message }),
  error: (message) => say({ way: 'error', message }),
  notification: (title, description) => say({ way: 'notification', title, description }),
};
