/** What begins once the first page is shown. */
import { registerServiceWorker } from '@/lib/registerServiceWorker';
import { keepFocus } from '@/platform/keepFocus';

export function afterStart(): Promise<void> {
  keepFocus();
  return registerServiceWorker();
}
