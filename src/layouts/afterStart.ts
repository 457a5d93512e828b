/** What begins once the first page is shown. */
import { watchAutofill } from '@/lib/autofill';
import { registerServiceWorker } from '@/lib/registerServiceWorker';
import { keepFocus } from '@/platform/keepFocus';

export function afterStart(): Promise<void> {
  keepFocus();
  watchAutofill();
  return registerServiceWorker();
}
