import type { alerts as english } from '@/locales/en/alerts';
import type { SameMessages } from '@/locales/sameMessages';

/** Messages of alerts: what is back in stock, and what costs less. */
export const alerts: SameMessages<typeof english> = {
  'alerts.set.stock': 'Sag mir, wenn es wieder da ist',
  'alerts.named.stock': 'Sag mir, wenn es wieder da ist: {name}',
  'alerts.isSet': 'Du bekommst eine Mitteilung, wenn es wieder da ist.',
  'alerts.stop': 'Doch nicht Bescheid geben',
  'alerts.stopNamed': 'Nicht mehr Bescheid geben: {name}',
  'alerts.stopped': 'Gut, wir geben dir nicht Bescheid.',
  'alerts.busy': 'Einen Moment…',
  'alerts.notNeeded': 'Gute Nachricht: Es ist vorrätig. Du kannst es jetzt bestellen.',
  'alerts.set.price': 'Sag mir, wenn der Preis sinkt',
  'alerts.named.price': 'Sag mir, wenn der Preis sinkt: {name}',
  'alerts.list': { one: 'Dazu sagen wir dir Bescheid ({count})', other: 'Dazu sagen wir dir Bescheid ({count})' },
  'alerts.waits.stock': 'Wenn es wieder da ist',
  'alerts.waits.price': 'Wenn es weniger als {price} kostet',
  'alerts.fired': 'Mitgeteilt: {when}',
  'alerts.removeNamed': 'Entfernen: {name}',
};
