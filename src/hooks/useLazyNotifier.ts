/** Installs a shell's notifier whose kit comes with the first thing to tell. */
import { useModel } from '@umijs/max';
import { useEffect } from 'react';
import { installNotifier, type Notifier } from '@/notify';

/** `load` brings the kit's notifier. Where it cannot be brought, as on a broken line, the toast tells it. */
export function useLazyNotifier(load: () => Promise<Notifier>): void {
  const { showToast } = useModel('toast');
  useEffect(() => {
    const tell = (words: string, way: (kit: Notifier) => void) => void load().then(way, () => showToast(words));
    return installNotifier({
      success: (message) => tell(message, (kit) => kit.success(message)),
      warning: (message) => tell(message, (kit) => kit.warning(message)),
      error: (message) => tell(message, (kit) => kit.error(message)),
      notification: (title, description) => tell(description, (kit) => kit.notification(title, description)),
    });
  }, [load, showToast]);
}
