/**
 * A worker without messages. The first number, plural and date of a language make the browser load its locale data, which
 * blocks a slow phone for about 250 ms. Here it happens in another thread, while the code of the page loads; the data is
 * shared by the threads. The name of the worker is the language.
 */
import { localeTag } from '@/lib/localeTag';

const workerLanguage = self.name;
new Intl.NumberFormat(workerLanguage, { style: 'currency', currency: SHOP.defaultCurrency ?? 'USD' });
new Intl.PluralRules(workerLanguage);
new Intl.DateTimeFormat(localeTag(workerLanguage), {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
}).format(0);
try {
  new Intl.DateTimeFormat(workerLanguage, { timeZone: 'America/New_York', timeZoneName: 'longGeneric' }).format(0);
} catch {
  // The oldest browsers do not know this style of names and have no data for it.
}
self.close();
