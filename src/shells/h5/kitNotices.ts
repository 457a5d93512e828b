/** The phone kit's way of telling; comes with the first thing to tell. */
import { Dialog, Toast } from 'antd-mobile';
import { say } from '@/language';
import type { Notifier } from '@/notify';
import './kitRender';
import { speakNotice, type Loudness } from './spokenNotice';

/** Ms for which a message stays (spec section 9). */
const messageDuration = 3000;

function toast(message: string, loudness: Loudness): void {
  Toast.show({ content: message, duration: messageDuration, position: 'bottom' });
  speakNotice(message, loudness, messageDuration);
}

export const notifier: Notifier = {
  success: (message) => toast(message, 'status'),
  warning: (message) => toast(message, 'alert'),
  error: (message) => toast(message, 'alert'),
  notification: (title, description) => void Dialog.alert({ title, content: description, confirmText: say('shell.understood') }),
};
