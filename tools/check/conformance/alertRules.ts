/** Rules of alerts, on a product in stock. They leave no alert behind. */
import type { ConformanceContext } from './conformanceContext';
import { expectCode, expectSame, type ConformanceClient } from './client';
import type { ConformanceRule } from './rules';

interface AlertSubject {
  readonly kind: 'stock' | 'price';
  readonly goodsId: string;
  readonly skuId: string;
}

async function subjectOf(bench: ConformanceContext, kind: AlertSubject['kind']): Promise<AlertSubject> {
  const { goodsId, sku } = await bench.product();
  return { kind, goodsId, skuId: sku.id };
}

const countAlerts = async (customer: ConformanceClient, { kind, goodsId, skuId }: AlertSubject): Promise<number> =>
  (await customer.ok('getAlerts', {})).list.filter(
    (one) => one.kind === kind && one.goodsId === goodsId && one.skuId === skuId,
  ).length;

export const alertRules: readonly ConformanceRule[] = [
  {
    id: 'alertOnce',
    says: 'An alert that is set twice is one alert, and switching it off twice leaves none.',
    parts: ['alerts'],
    async run(bench) {
      const subject = await subjectOf(bench, 'price');
      const customer = await bench.customer();
      await customer.ok('setAlert', { ...subject, isOn: true });
      await customer.ok('setAlert', { ...subject, isOn: true });
      expectSame(await countAlerts(customer, subject), 1, 'the alerts that were set twice');
      await customer.ok('setAlert', { ...subject, isOn: false });
      await customer.ok('setAlert', { ...subject, isOn: false });
      expectSame(await countAlerts(customer, subject), 0, 'the alerts that were switched off');
    },
  },
  {
    id: 'alertsApart',
    says: 'The alert of a customer is not one of another customer.',
    parts: ['alerts'],
    async run(bench) {
      const subject = await subjectOf(bench, 'price');
      const other = await bench.other();
      const customer = await bench.customer();
      await customer.ok('setAlert', { ...subject, isOn: true });
      const ofOther = await countAlerts(other, subject);
      await customer.ok('setAlert', { ...subject, isOn: false });
      expectSame(ofOther, 0, 'the alerts of another customer');
    },
  },
  {
    id: 'alertNeeded',
    says: 'An alert for an option that is in stock is refused.',
    parts: ['alerts'],
    async run(bench) {
      const subject = await subjectOf(bench, 'stock');
      const customer = await bench.customer();
      const input = { ...subject, isOn: true };
      const refusal = await customer.refused('setAlert', input, 'an alert for an option in stock was accepted');
      expectCode(refusal, ['ALERT_NOT_NEEDED'], 'an alert for an option in stock');
    },
  },
];
