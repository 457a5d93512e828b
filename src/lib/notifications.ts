/**
 * Notifications to the customer that are not part of a screen. This module depends on no UI kit: the shell of each platform
 * installs its notifier. Up to three notifications that are sent earlier are delivered then.
 */
export interface Notifier {
  success(message: string): void;
  warning(message: string): void;
  error(message: string): void;
  notification(title: string, description: string): void;
}

export type Notification =
  | { severity: 'success' | 'warning' | 'error'; message: string }
  | { severity: 'notification'; title: string; description: string };

/** Ms in which equal words are not shown again: five failed calls of one screen give one notification. */
const DEDUPE_WINDOW_MS = 3000;

let installed: Notifier | undefined;
let waiting: Notification[] = [];
/** When words were shown last, by `performance.now()`. */
let shownAt = new Map<string, number>();
let listener: ((notification: Notification) => void) | undefined;

function deliver(notifier: Notifier, notification: Notification): void {
  if (notification.severity === 'notification') notifier.notification(notification.title, notification.description);
  else notifier[notification.severity](notification.message);
}

function send(notification: Notification): void {
  listener?.(notification);
  const now = performance.now();
  const text =
    notification.severity === 'notification'
      ? `${notification.title}\n${notification.description}`
      : notification.message;
  shownAt = new Map([...shownAt].filter(([, at]) => now - at < DEDUPE_WINDOW_MS));
  if (shownAt.has(text)) return;
  shownAt.set(text, now);
  if (installed) deliver(installed, notification);
  else waiting = [...waiting, notification].slice(-3);
}

/** Installs the notifier of a shell and delivers the waiting notifications. Returns a function that removes the notifier. */
export function installNotifier(notifier: Notifier): () => void {
  installed = notifier;
  for (const notification of waiting) deliver(notifier, notification);
  waiting = [];
  return () => {
    if (installed === notifier) installed = undefined;
    shownAt.clear();
  };
}

/** Calls `listen` with every notification, also with those that are not shown again. Returns a function that stops it. */
export function observeNotifications(listen: (notification: Notification) => void): () => void {
  listener = listen;
  return () => {
    if (listener === listen) listener = undefined;
  };
}

/** Sends a notification to the customer. */
export const notify: Notifier = {
  success: (message) => send({ severity: 'success', message }),
  warning: (message) => send({ severity: 'warning', message }),
  error: (message) => send({ severity: 'error', message }),
  notification: (title, description) => send({ severity: 'notification', title, description }),
};
