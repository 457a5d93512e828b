/** Notifications with antd-mobile; loaded with the first notification. */
import { Toast, unstableSetRender } from 'antd-mobile';
import classNames from 'classnames';
import { X } from 'lucide-react';
import { createRoot, type Root } from 'react-dom/client';
import { Card, Row, Stack, Text } from '@/components/Layout';
import { translate } from '@/lib/i18n';
import type { Notifier } from '@/lib/notifications';
import { createKeepNoticesClear } from '@/platform/keepNoticesClear';
import { SeverityIcon, severityName, type Severity } from '@/platform/SeverityIcon';
import styles from './notifications.less';

type AnnouncementRole = 'status' | 'alert';

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

let shownNotices: readonly Notice[] = [];
let lastId = 0;
const keepNoticesClear = createKeepNoticesClear([
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

let notificationStack: { readonly root: Root; readonly element: HTMLElement } | undefined;

/** antd-mobile has no notification: three of them lie below each other in the corner, the newest on top. */
function drawNotifications(notifications: readonly Notice[]): void {
  if (!notificationStack?.element.isConnected) {
    const element = document.createElement('div');
    element.dataset['notifications'] = '';
    element.className = styles.stack ?? '';
    document.body.append(element);
    notificationStack = { element, root: createRoot(element) };
  }
  notificationStack.root.render(
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
          onPointerEnter={() => pauseCountdown(notice, 'pointer')}
          onPointerLeave={() => resumeCountdown(notice, 'pointer')}
          onFocus={() => pauseCountdown(notice, 'focus')}
          onBlur={() => resumeCountdown(notice, 'focus')}
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
            onClick={() => removeNotice(notice)}
          >
            <X size={18} strokeWidth={1.8} aria-hidden />
          </Stack>
        </Card>
      )),
  );
}

const isNotification = ({ title }: Notice) => title !== undefined;

function drawNotices(changed: Notice): void {
  if (isNotification(changed)) drawNotifications(shownNotices.filter(isNotification));
  else drawMessages(shownNotices.filter((one) => !isNotification(one)));
  keepNoticesClear();
}

/** The time of a notice. */
interface NoticeCountdown {
  timer: ReturnType<typeof setTimeout> | undefined;
  /** Ms that were left when it last began to run. */
  leftMs: number;
  /** When that was, by `performance.now()`. */
  since: number;
  /** What holds the notice. */
  readonly holders: Set<'pointer' | 'focus'>;
}

const countdownOfNotice = new Map<Notice, NoticeCountdown>();

function startCountdown(notice: Notice, countdown: NoticeCountdown): void {
  countdown.since = performance.now();
  countdown.timer = setTimeout(() => removeNotice(notice), countdown.leftMs);
}

/** Stops the time of a notice. */
function pauseCountdown(notice: Notice, holder: 'pointer' | 'focus'): void {
  const countdown = countdownOfNotice.get(notice);
  if (!countdown) return;
  if (countdown.holders.size === 0) {
    clearTimeout(countdown.timer);
    countdown.leftMs -= performance.now() - countdown.since;
  }
  countdown.holders.add(holder);
}

/** Lets the time of a notice run on when nothing else holds it. */
function resumeCountdown(notice: Notice, holder: 'pointer' | 'focus'): void {
  const countdown = countdownOfNotice.get(notice);
  if (countdown?.holders.delete(holder) && countdown.holders.size === 0) startCountdown(notice, countdown);
}

function removeNotice(notice: Notice): void {
  clearTimeout(countdownOfNotice.get(notice)?.timer);
  countdownOfNotice.delete(notice);
  shownNotices = shownNotices.filter((one) => one !== notice);
  drawNotices(notice);
}

function showNotice(content: Omit<Notice, 'id'>, loudness: AnnouncementRole, duration: number): void {
  const notice = { ...content, id: (lastId += 1) };
  const others = shownNotices.filter((one) => isNotification(one) !== isNotification(notice));
  const same = shownNotices.filter((one) => isNotification(one) === isNotification(notice));
  shownNotices = [...others, ...same.slice(1 - MAX_NOTICES), notice];
  const countdown: NoticeCountdown = { timer: undefined, leftMs: duration, since: 0, holders: new Set() };
  countdownOfNotice.set(notice, countdown);
  startCountdown(notice, countdown);
  drawNotices(notice);
  announceNotice(notice, loudness, duration);
}

export const notifier: Notifier = {
  success: (text) => showNotice({ text, severity: 'success' }, 'status', messageDuration),
  warning: (text) => showNotice({ text, severity: 'warning' }, 'alert', messageDuration),
  error: (text) => showNotice({ text, severity: 'error' }, 'alert', messageDuration),
  notification: (title, text) => showNotice({ title, text }, 'alert', notificationDuration),
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

const liveRegions = new Map<AnnouncementRole, HTMLElement>();

function liveRegionOf(loudness: AnnouncementRole): HTMLElement {
  const known = liveRegions.get(loudness);
  if (known?.isConnected) return known;
  const region = document.createElement('div');
  region.className = 'visually-hidden';
  region.setAttribute('role', loudness);
  // Only the new line is announced, not the lines before it.
  region.setAttribute('aria-atomic', 'false');
  document.body.append(region);
  liveRegions.set(loudness, region);
  return region;
}

/** Announces a notice, immediately as an `alert` or politely as a `status`. The text is removed after `duration` ms. */
function announceNotice({ title, text, severity }: Notice, loudness: AnnouncementRole, duration: number): void {
  const region = liveRegionOf(loudness);
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
