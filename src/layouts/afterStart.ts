/** What begins once the first page is shown. */
import { watchAutofill } from '@/lib/autofill';
import { registerServiceWorker } from '@/lib/registerServiceWorker';
import { keepFocus } from '@/platform/keepFocus';
import { watchKeyboard } from '@/platform/keyboard';

export function installAfterStart(): Promise<void> {
  keepFocus();
  watchAutofill();
  watchKeyboard();
  return registerServiceWorker();
}
