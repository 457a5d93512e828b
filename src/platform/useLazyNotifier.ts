/** Installs a shell's notifier, whose UI kit is loaded with the first notification. */
import { useModel } from '@umijs/max';
import { useEffect } from 'react';
import { installNotifier, type Notifier } from '@/lib/notifications';

/** `load` loads the kit's notifier. If it fails, for example offline, the toast shows the message. */
export function useLazyNotifier(load: () => Promise<Notifier>): void {
  const { showToast } = useModel('toast');
  useEffect(() => {
    const notify = (message: string, show: (kit: Notifier) => void) => void load().then(show, () => showToast(message));
    return installNotifier({
      success: (message) => notify(message, (kit) => kit.success(message)),
      warning: (message) => notify(message, (kit) => kit.warning(message)),
      error: (message) => notify(message, (kit) => kit.error(message)),
      notification: (title, description) => notify(description, (kit) => kit.notification(title, description)),
    });
  }, [load, showToast]);
}
