/** Notifications with antd-mobile; loaded with the first notification. */
import { Toast, unstableSetRender } from 'antd-mobile';
import classNames from 'classnames';
import { createRoot } from 'react-dom/client';
import type { Notifier } from '@/lib/notifications';
import { createKeepClear } from '@/platform/keepClear';
import styles from './notifications.less';

type Loudness = 'status' | 'alert';

interface Notice {
  id: number;
  title?: string;
  text: string;
}

/** Ms for which a message and a notification stay (spec section 9). */
const messageDuration = 3000;
const notificationDuration = 4500;
/** The most notices at a time (spec section 9). */
const MAX_NOTICES = 3;

let notices: readonly Notice[] = [];
let lastId = 0;
const keepClear = createKeepClear('.adm-toast-wrap', '.adm-toast-main');

/** antd-mobile shows one toast at a time: it contains every notice whose time is not over. */
function draw(): void {
  if (notices.length === 0) return Toast.clear();
  Toast.show({
    duration: 0,
    position: 'top',
    maskClassName: classNames(
      styles.place,
      notices.some(({ title }) => title !== undefined) && styles.withNotification,
    ),
    content: notices.map(({ id, title, text }) => (
      <div key={id} className={styles.notice}>
        {title !== undefined && <strong className={styles.title}>{title}</strong>}
        {text}
      </div>
    )),
  });
  keepClear();
}

function show(content: Omit<Notice, 'id'>, loudness: Loudness, duration: number): void {
  const notice = { ...content, id: (lastId += 1) };
  notices = [...notices, notice].slice(-MAX_NOTICES);
  draw();
  announce(notice, loudness, duration);
  setTimeout(() => {
    notices = notices.filter((one) => one !== notice);
    draw();
  }, duration);
}

export const notifier: Notifier = {
  success: (text) => show({ text }, 'status', messageDuration),
  warning: (text) => show({ text }, 'alert', messageDuration),
  error: (text) => show({ text }, 'alert', messageDuration),
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
