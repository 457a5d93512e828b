import type { alerts as en } from '@/locales/en/alerts';
import type { SameMessages } from '@/locales/sameMessages';

export const alerts: SameMessages<typeof en> = {
  'alerts.set.stock': 'M’avertir du retour en stock',
  'alerts.named.stock': 'M’avertir du retour en stock : {name}',
  'alerts.isSet': 'Dès son retour, vous aurez une notification.',
  'alerts.stop': 'Ne plus m’avertir',
  'alerts.stopNamed': 'Ne plus m’avertir : {name}',
  'alerts.stopped': 'D’accord, plus d’alerte.',
  'alerts.busy': 'Un instant…',
  'alerts.notNeeded': 'Bonne nouvelle : l’article est en stock. Vous pouvez le commander.',
  'alerts.set.price': 'M’avertir si le prix baisse',
  'alerts.named.price': 'M’avertir si le prix baisse : {name}',
  'alerts.list': { one: 'Vos alertes ({count})', many: 'Vos alertes ({count})', other: 'Vos alertes ({count})' },
  'alerts.waits.stock': 'Au retour en stock',
  'alerts.waits.price': 'À moins de {price}',
  'alerts.fired': 'Averti : {when}',
  'alerts.removeNamed': 'Retirer : {name}',
};
