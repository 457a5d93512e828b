/** Notifications with antd-mobile; loaded with the first notification. */
import { Toast, unstableSetRender } from 'antd-mobile';
import classNames from 'classnames';
import { X } from 'lucide-react';
import { createRoot, type Root } from 'react-dom/client';
import { Card, Row, Stack, Text } from '@/components/Layout';
import { translate } from '@/lib/i18n';
import type { Notifier } from '@/lib/notifications';
import { createKeepClear } from '@/platform/keepClear';
import { SeverityIcon, severityName, type Severity } from '@/platform/SeverityIcon';
import styles from './notifications.less';

type Loudness = 'status' | 'alert';

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

let notices: readonly Notice[] = [];
let lastId = 0;
const keepClear = createKeepClear([
  ['.adm-toast-wrap', '.adm-toast-main'],
  ['[data-notifications]', '[data-notifications] > article'],
]);

/** antd-mobile shows one toast at a time: it contains every message whose time is not over. */
function drawMessages(messages: readonly Notice[]): void {
  if (messages.length === 0) return Toast.clear();
  Toast.show({
    duration: 0,
    position: 'top',
    maskClassName: styles.place,
    content: messages.map(({ id, text, severity = 'error' }) => (
      <Row
        key={id}
        align="start"
        gap={8}
        className={classNames(styles.notice, styles[severity])}
        data-severity={severity}
      >
        <SeverityIcon severity={severity} className={styles.icon} />
        <span>{text}</span>
      </Row>
    )),
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
        // As in antd, the time stops while the pointer or the focus is on it.
        <Card
          as="article"
          key={notice.id}
          position="relative"
          color="ink"
          overflowWrap="anywhere"
          className={styles.card}
          onPointerEnter={() => hold(notice, 'pointer')}
          onPointerLeave={() => letGo(notice, 'pointer')}
          onFocus={() => hold(notice, 'focus')}
          onBlur={() => letGo(notice, 'focus')}
        >
          <Text as="strong" display="block" weight={600}>
            {notice.title}
          </Text>
          <p className={styles.text}>{notice.text}</p>
          <Stack
            as="button"
            type="button"
            width="touch"
            height="touch"
            placeItems="center"
            color="ink-2"
            className={styles.close}
            aria-label={translate('shell.close')}
            onClick={() => remove(notice)}
          >
            <X size={18} strokeWidth={1.8} aria-hidden />
          </Stack>
        </Card>
      )),
  );
}

const isNotification = ({ title }: Notice) => title !== undefined;

function draw(changed: Notice): void {
  if (isNotification(changed)) drawNotifications(notices.filter(isNotification));
  else drawMessages(notices.filter((one) => !isNotification(one)));
  keepClear();
}

/** The time of a notice. */
interface Countdown {
  timer: ReturnType<typeof setTimeout> | undefined;
  /** Ms that were left when it last began to run. */
  leftMs: number;
  /** When that was, by `performance.now()`. */
  since: number;
  /** What holds the notice. */
  readonly holders: Set<'pointer' | 'focus'>;
}

const countdowns = new Map<Notice, Countdown>();

function run(notice: Notice, countdown: Countdown): void {
  countdown.since = performance.now();
  countdown.timer = setTimeout(() => remove(notice), countdown.leftMs);
}

/** Stops the time of a notice. */
function hold(notice: Notice, holder: 'pointer' | 'focus'): void {
  const countdown = countdowns.get(notice);
  if (!countdown) return;
  if (countdown.holders.size === 0) {
    clearTimeout(countdown.timer);
    countdown.leftMs -= performance.now() - countdown.since;
  }
  countdown.holders.add(holder);
}

/** Lets the time of a notice run on when nothing else holds it. */
function letGo(notice: Notice, holder: 'pointer' | 'focus'): void {
  const countdown = countdowns.get(notice);
  if (countdown?.holders.delete(holder) && countdown.holders.size === 0) run(notice, countdown);
}

function remove(notice: Notice): void {
  clearTimeout(countdowns.get(notice)?.timer);
  countdowns.delete(notice);
  notices = notices.filter((one) => one !== notice);
  draw(notice);
}

function show(content: Omit<Notice, 'id'>, loudness: Loudness, duration: number): void {
  const notice = { ...content, id: (lastId += 1) };
  const others = notices.filter((one) => isNotification(one) !== isNotification(notice));
  const same = notices.filter((one) => isNotification(one) === isNotification(notice));
  notices = [...others, ...same.slice(1 - MAX_NOTICES), notice];
  const countdown: Countdown = { timer: undefined, leftMs: duration, since: 0, holders: new Set() };
  countdowns.set(notice, countdown);
  run(notice, countdown);
  draw(notice);
  announce(notice, loudness, duration);
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
function announce({ title, text, severity }: Notice, loudness: Loudness, duration: number): void {
  const region = regionOf(loudness);
  setTimeout(() => {
    const line = document.createElement('p');
    line.textContent = title === undefined ? text : `${title}: ${text}`;
    if (severity) {
      const icon = document.createElement('span');
      icon.setAttribute('role', 'img');
      icon.setAttribute('aria-label', severityName(severity));
      line.prepend(icon);
    }
    region.append(line);
    setTimeout(() => line.remove(), duration);
  }, liveRegionDelayMs);
}
