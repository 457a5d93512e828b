import type { shellMessages as en } from '@/locales/en/shellMessages';
import type { SameMessages } from '@/locales/sameMessages';

export const shellMessages: SameMessages<typeof en> = {
  'shell.goodsCard': 'Fiche article',
  'shell.optional': '(facultatif)',
  'shell.fault': { one: 'Erreur simulée :', many: 'Erreurs simulées :', other: 'Erreurs simulées :' },
  'shell.fault.off': 'Désactiver',
  'shell.account.mine': 'Mon compte',
  'shell.account.orders': 'Commandes',
  'shell.account.addresses': 'Adresses',
  'shell.pageSet': 'Affichage',
  'shell.pageSet.h5': 'Version mobile',
  'shell.pageSet.pc': 'Version ordinateur',
  'shell.pageSet.offer.h5': 'Conçu pour une fenêtre plus large.',
  'shell.pageSet.offer.pc': 'Il y a de la place pour plus ici.',
  'home.pull': 'Tirez pour actualiser',
  'home.letGo': 'Relâchez pour actualiser',
  'home.refreshing': 'Actualisation…',
};
