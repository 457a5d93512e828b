import type { shellPc as en } from '@/locales/en/shellPc';
import type { SameMessages } from '@/locales/sameMessages';
import { shellShared } from './shellShared';

export const shellPc: SameMessages<typeof en> = {
  ...shellShared,
  'home.sort': 'Trier',
  'home.sort.picked': 'Pour vous',
  'home.sort.popular': 'Populaires',
  'home.sort.newest': 'Nouveautés',
  'home.sort.priceUp': 'Prix',
  'shell.categories': 'Articles',
  'shell.allGoods': 'Tous les articles',
  'shell.search': 'Rechercher',
  'shell.inbox': 'Notifications',
  'shell.settings': SHOP.languages.length > 1 ? 'Langue et apparence' : 'Apparence',
  'shell.quickView': 'Aperçu rapide : {name}',
  'shell.bag': {
    one: 'Panier, {count} article',
    many: 'Panier, {count} d’articles',
    other: 'Panier, {count} articles',
  },
  'shell.help': 'Aide',
  'shell.allHelp': 'Aide et actualités',
  'shell.service': 'Service client',
  'shell.service.desk': 'Tous nos contacts',
  'shell.service.hours': 'Tous les jours {opens}–{closes} ({zone})',
  'shell.service.open': 'Ouvert',
  'shell.service.closed': 'Fermé',
};
