/** Calls that the API refuses, and what the error handler then sends to the notifications. */
import { http, HttpResponse } from 'msw';
import { observeNotifications, type Notification } from '@/lib/notifications';
import { server } from './freshShop';

/** What a form says about a write that certainly did nothing, without the words of the API. */
export const notDone = 'That didn’t go through. You can safely try again.';
export const titled: Notification = { severity: 'notification', title: 'RESTING', description: 'The shop rests' };

/** The API refuses the calls of `path` with the message "The shop rests". */
export const refuse = (showType: number, path = '*/api/user/order/list', errorCode = 'RESTING') =>
  server.use(
    http.all(path, () => HttpResponse.json({ success: false, errorCode, errorMessage: 'The shop rests', showType })),
  );

let stop = (): void => undefined;

/** Everything that is sent to the notifications from now on. */
export function recordNotifications(): Notification[] {
  const sent: Notification[] = [];
  stop = observeNotifications((notification) => sent.push(notification));
  return sent;
}

export const stopRecording = (): void => stop();
