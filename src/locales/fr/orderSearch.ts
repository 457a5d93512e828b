import type { orderSearch as en } from '@/locales/en/orderSearch';
import type { SameMessages } from '@/locales/sameMessages';

export const orderSearch: SameMessages<typeof en> = {
  'order.parcel.scans': 'Le trajet de votre colis',
  'order.parcel.all': 'Tout afficher ({count})',
  'order.parcel.fewer': 'Afficher moins',
  'order.deliveryKind': 'Livraison',
  'order.search': 'Chercher une commande',
  'order.search.month': 'Mois',
  'order.search.anyMonth': 'Tous les mois',
  'order.search.found': {
    one: '{count} commande trouvée',
    many: '{count} de commandes trouvées',
    other: '{count} commandes trouvées',
  },
  'order.search.none': 'Aucune commande trouvée',
  'order.search.none.text': 'Essayez un autre mot ou un autre mois.',
  'order.search.clear': 'Toutes les commandes',
  'order.cancelledBack': 'Commande annulée. {amount} vous sont remboursés.',
};
