import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { dataflowProvider } from '@@/plugin-model/runtime';
import { loadLocale } from '@/lib/i18n';
import { Price } from './Price';

beforeAll(() => loadLocale('en'));

const shown = (price: ReactNode) => {
  const { container } = render(dataflowProvider(price, {}));
  return [container.textContent, container.querySelector('s')?.textContent];
};

test.each<[string, Parameters<typeof Price>[0], string | null, string | undefined]>([
  ['one price', { amount: 123_450, currency: 'USD' }, '$1,234.50', undefined],
  [
    'the earlier price, when it was higher',
    { amount: 1_000, original: 1_200, currency: 'USD' },
    'Now $10.00was $12.00',
    '$12.00',
  ],
  ['no earlier price that was the same', { amount: 1_000, original: 1_000, currency: 'USD' }, '$10.00', undefined],
  ['no earlier price that was lower', { amount: 1_000, original: 900, currency: 'USD' }, '$10.00', undefined],
  ['no earlier price that is unknown', { amount: 1_000, original: null, currency: 'USD' }, '$10.00', undefined],
  ['that others cost more', { amount: 1_000, isFrom: true, currency: 'USD' }, 'from $10.00', undefined],
  ['the currency of the order, whatever the shop has', { amount: 1_000, currency: 'JPY' }, '¥1,000', undefined],
])('shows %s', (_, props, text, struck) => expect(shown(<Price {...props} />)).toEqual([text, struck]));
