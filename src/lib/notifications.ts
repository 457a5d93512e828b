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

let installedNotifier: Notifier | undefined;
let waitingNotifications: Notification[] = [];
/** When words were shown last, by `performance.now()`. */
let lastShownAt = new Map<string, number>();
let notificationListener: ((notification: Notification) => void) | undefined;

function deliverNotification(notifier: Notifier, notification: Notification): void {
  if (notification.severity === 'notification') notifier.notification(notification.title, notification.description);
  else notifier[notification.severity](notification.message);
}

function sendNotification(notification: Notification): void {
  notificationListener?.(notification);
  const now = performance.now();
  const text =
    notification.severity === 'notification'
      ? `${notification.title}\n${notification.description}`
      : notification.message;
  lastShownAt = new Map([...lastShownAt].filter(([, at]) => now - at < DEDUPE_WINDOW_MS));
  if (lastShownAt.has(text)) return;
  lastShownAt.set(text, now);
  if (installedNotifier) deliverNotification(installedNotifier, notification);
  else waitingNotifications = [...waitingNotifications, notification].slice(-3);
}

/** Installs the notifier of a shell and delivers the waiting notifications. Returns a function that removes the notifier. */
export function installNotifier(notifier: Notifier): () => void {
  installedNotifier = notifier;
  for (const notification of waitingNotifications) deliverNotification(notifier, notification);
  waitingNotifications = [];
  return () => {
    if (installedNotifier === notifier) installedNotifier = undefined;
    lastShownAt.clear();
  };
}

/** Calls `listen` with every notification, also with those that are not shown again. Returns a function that stops it. */
export function observeNotifications(listen: (notification: Notification) => void): () => void {
  notificationListener = listen;
  return () => {
    if (notificationListener === listen) notificationListener = undefined;
  };
}

/** Sends a notification to the customer. */
export const notify: Notifier = {
  success: (message) => sendNotification({ severity: 'success', message }),
  warning: (message) => sendNotification({ severity: 'warning', message }),
  error: (message) => sendNotification({ severity: 'error', message }),
  notification: (title, description) => sendNotification({ severity: 'notification', title, description }),
};
