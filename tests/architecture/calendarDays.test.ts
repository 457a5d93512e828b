/**
 * Calendar days are those of the shop: only src/api/schema/calendarDay.ts derives a day, a month or a year from a moment. Elsewhere a method
 * of `Date` would take the time zone of the device, or UTC.
 */
import { filesBelow } from '../setup/projectFiles';

const files = ['src', 'shop', 'mock', 'tools/serve/server', 'backend/src']
  .flatMap((folder) => filesBelow(folder, ['.ts', '.tsx']))
  .filter(({ path }) => !/\.test\.tsx?$/.test(path) && !path.startsWith('src/.umi'));

/** Parts of a date, days written as text, and days cut out of a moment that is written as text. */
const derivations = [
  /\.(?:get|set)(?:UTC)?(?:Date|Day|Month|FullYear|Year|Hours|Minutes|Seconds)\(/,
  /\.(?:to(?:Date|Time|GMT|UTC|LocaleDate|LocaleTime)String|getTimezoneOffset)\(/,
  /\bnew Date\([^()]*,/,
  /\bDate\.UTC\(/,
  /\btoISOString\(\)\s*\.(?:slice|substring|split|replace\(\/)/,
  /\b(?:\w*[aA]t|validUntil|validFrom|payBefore|moment|instant|now)\.(?:slice|substring)\(0, ?(?:4|7|10)\)/,
  /\bDateTimeFormat\b/,
  /\b(?:dayjs|moment2dayjs|date-fns|luxon)\b/,
];

/** What the files that write dates and times for people contain: they name a zone, or show a moment where the customer is. */
const shownIn: Readonly<Record<string, number>> = {
  'backend/src/content/fieldSchemas.ts': 1,
  'shop/serializers/serviceHours.ts': 1,
  'src/features/orders/useArrivalText.ts': 1,
  'src/features/service/serviceHours.ts': 1,
  'src/lib/localeTag.ts': 1,
  'src/startup/intlWorker.ts': 1,
  'tools/serve/server/pages/texts.ts': 1,
};
const derived = (text: string) => derivations.filter((pattern) => pattern.test(text)).length;

test('no file but that of the days of the shop derives a day from a moment', () => {
  const found = files
    .filter(({ path }) => path !== 'src/api/schema/calendarDay.ts')
    .map(({ path, text }) => [path, derived(text)]);
  expect(Object.fromEntries(found.filter(([, count]) => count !== 0))).toEqual(shownIn);
});

test.each([
  'new Date(now).setHours(0, 0, 0, 0)',
  'date.getUTCFullYear()',
  'new Date(now).toISOString().slice(0, 10)',
  'publishedAt.slice(0, 10)',
  'date.toLocaleDateString()',
  'new Date(2026, 10, 20)',
  "new Intl.DateTimeFormat('sv')",
])('%s derives a day', (text) => expect(derived(text)).toBe(1));
