import { renderHook } from '@testing-library/react';
import { loadAllMessages, loadLocale } from '@/lib/i18n';
import { serverClock } from '@/lib/sharedServerClock';
import { useDeliveryDays } from './useDeliveryDays';

beforeAll(() => loadLocale('en'));
beforeAll(() => loadAllMessages());

test('a day of delivery is promised in the same form everywhere, with the year when it is another one', () => {
  serverClock.sync('2026-11-20T12:00:00Z');
  const { ships, presale, orderNow, waiting, arrives } = renderHook(useDeliveryDays).result.current;
  const day = '2026-12-16';
  expect([ships(day), presale(day), orderNow(day), waiting(day), arrives(day), arrives('2027-01-05')]).toEqual([
    'Ships from Wed, Dec 16',
    'Presale, ships from Wed, Dec 16',
    'Order now, ships from Wed, Dec 16',
    'In-stock items wait for the presale items. Everything ships together from Wed, Dec 16.',
    'Arrives Wed, Dec 16',
    'Arrives Tue, Jan 5, 2027',
  ]);
});
