/** Notifications with antd-mobile; loaded with the first notification. */
import { Toast, unstableSetRender } from 'antd-mobile';
import classNames from 'classnames';
import { CircleCheck, CircleX, TriangleAlert, X, type LucideIcon } from 'lucide-react';
import { createRoot, type Root } from 'react-dom/client';
import { translate } from '@/lib/i18n';
import type { Notifier } from '@/lib/notifications';
import { createKeepClear } from '@/platform/keepClear';
import styles from './notifications.less';

type Loudness = 'status' | 'alert';
type Severity = 'success' | 'warning' | 'error';

/** A message, or a notification, which has a title. */
interface Notice {
  id: number;
  text: string;
  severity?: Severity;
  title?: string;
}

/** Ms for which a message and a notification stay (spec section 9). */
const messageDuration = 3000;
const notificationDuration = 4500;
/** The most messages, and the most notifications, at a time (spec section 9). */
const MAX_NOTICES = 3;

const icons: Readonly<Record<Severity, LucideIcon>> = { success: CircleCheck, warning: TriangleAlert, error: CircleX };

let notices: readonly Notice[] = [];
let lastId = 0;
const keepClear = createKeepClear(
  '.adm-toast-wrap, [data-notifications]',
  '.adm-toast-main, [data-notifications] > article',
);

/** antd-mobile shows one toast at a time: it contains every message whose time is not over. */
function drawMessages(messages: readonly Notice[]): void {
  if (messages.length === 0) return Toast.clear();
  Toast.show({
    duration: 0,
    position: 'top',
    maskClassName: styles.place,
    content: messages.map(({ id, text, severity = 'error' }) => {
      const Icon = icons[severity];
      return (
        <div key={id} className={classNames(styles.notice, styles[severity])} data-severity={severity}>
          <Icon className={styles.icon} size={20} strokeWidth={2} aria-hidden />
          <span>{text}</span>
        </div>
      );
    }),
  });
}

let stack: { readonly root: Root; readonly element: HTMLElement } | undefined;

/** antd-mobile has no notification: three of them lie below each other in the corner, the newest on top. */
function drawNotifications(notifications: readonly Notice[]): void {
  if (!stack?.element.isConnected) {
    const element = document.createElement('div');
    element.dataset['notifications'] = '';
    element.className = styles.stack ?? '';
    document.body.append(element);
    stack = { element, root: createRoot(element) };
  }
  stack.root.render(
    notifications
      .slice()
      .reverse()
      .map((notice) => (
        <article key={notice.id} className={styles.card}>
          <strong className={styles.title}>{notice.title}</strong>
          <p className={styles.text}>{notice.text}</p>
          <button
            type="button"
            className={styles.close}
            aria-label={translate('shell.close')}
            onClick={() => remove(notice)}
          >
            <X size={18} strokeWidth={1.8} aria-hidden />
          </button>
        </article>
      )),
  );
}

const isNotification = ({ title }: Notice) => title !== undefined;

function draw(changed: Notice): void {
  if (isNotification(changed)) drawNotifications(notices.filter(isNotification));
  else drawMessages(notices.filter((one) => !isNotification(one)));
  keepClear();
}

function remove(notice: Notice): void {
  notices = notices.filter((one) => one !== notice);
  draw(notice);
}

function show(content: Omit<Notice, 'id'>, loudness: Loudness, duration: number): void {
  const notice = { ...content, id: (lastId += 1) };
  const others = notices.filter((one) => isNotification(one) !== isNotification(notice));
  const same = notices.filter((one) => isNotification(one) === isNotification(notice));
  notices = [...others, ...same.slice(1 - MAX_NOTICES), notice];
  draw(notice);
  announce(notice, loudness, duration);
  setTimeout(() => remove(notice), duration);
}

export const notifier: Notifier = {
  success: (text) => show({ text, severity: 'success' }, 'status', messageDuration),
  warning: (text) => show({ text, severity: 'warning' }, 'alert', messageDuration),
  error: (text) => show({ text, severity: 'error' }, 'alert', messageDuration),
  notification: (title, text) => show({ title, text }, 'alert', notificationDuration),
};

/**
 * antd-mobile renders toasts into roots of their own. Version 5.43 only knows React's roots before 19
 * (https://github.com/ant-design/ant-design-mobile/pull/6860).
 */
unstableSetRender((node, container) => {
  const root = createRoot(container);
  root.render(node);
  // React does not allow a root to be unmounted while it renders.
  return () => new Promise((resolve) => setTimeout(() => (root.unmount(), resolve()), 0));
});

/**
 * Announces notifications to screen readers. antd-mobile 5.43 renders toasts inside its Mask, an element with
 * `aria-hidden`, so screen readers skip them. A live region is only announced when it exists before its text.
 */

/** Ms between inserting a live region and writing its text; screen readers ignore earlier text. */
const liveRegionDelayMs = 100;

const regions = new Map<Loudness, HTMLElement>();

function regionOf(loudness: Loudness): HTMLElement {
  const known = regions.get(loudness);
  if (known?.isConnected) return known;
  const region = document.createElement('div');
  region.className = 'visually-hidden';
  region.setAttribute('role', loudness);
  // Only the new line is announced, not the lines before it.
  region.setAttribute('aria-atomic', 'false');
  document.body.append(region);
  regions.set(loudness, region);
  return region;
}

/** Announces a notice, immediately as an `alert` or politely as a `status`. The text is removed after `duration` ms. */
function announce({ title, text }: Notice, loudness: Loudness, duration: number): void {
  const region = regionOf(loudness);
  setTimeout(() => {
    const line = document.createElement('p');
    line.textContent = title === undefined ? text : `${title}: ${text}`;
    region.append(line);
    setTimeout(() => line.remove(), duration);
  }, liveRegionDelayMs);
}
