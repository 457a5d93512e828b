import type { deletion as en } from '@/locales/en/deletion';
import type { SameMessages } from '@/locales/sameMessages';

export const deletion: SameMessages<typeof en> = {
  'deletion.intro': 'La suppression du compte est définitive. Voici ce qui disparaît avec lui.',
  'deletion.losses': 'Ce que vous perdez',
  'deletion.nothing': 'Votre profil et votre connexion. Ce compte ne contient rien d’autre.',
  'deletion.loss.balance': 'Solde',
  'deletion.loss.coupons': 'Coupons encore valables',
  'deletion.loss.tickets': 'Codes et billets non utilisés',
  'deletion.loss.orders': 'Historique de commandes',
  'deletion.loss.addresses': 'Adresses',
  'deletion.loss.alerts': 'Alertes',
  'deletion.loss.saved': 'Favoris',
  'deletion.kept':
    'Votre profil disparaît aussi, sur tous vos appareils. La boutique conserve les données de commande exigées par la loi, sans votre nom ni votre adresse. Les avis restent sans votre nom, et les cadeaux que vous avez offerts restent valables.',
  'deletion.blocked': 'À terminer d’abord',
  'deletion.blockedText': 'Le compte ne peut pas être supprimé tant que quelque chose est en cours.',
  'deletion.blocker.openOrders': {
    one: '{count} commande n’est pas terminée',
    many: '{count} de commandes ne sont pas terminées',
    other: '{count} commandes ne sont pas terminées',
  },
  'deletion.blocker.openReturns': {
    one: '{count} retour n’est pas terminé',
    many: '{count} de retours ne sont pas terminés',
    other: '{count} retours ne sont pas terminés',
  },
  'deletion.blocker.pendingWithdrawals': {
    one: '{count} virement est en cours',
    many: '{count} de virements sont en cours',
    other: '{count} virements sont en cours',
  },
  'deletion.toOrders': 'Voir les commandes',
  'deletion.toWithdrawals': 'Voir les virements',
  'deletion.confirm': 'Confirmez que c’est bien vous',
  'deletion.confirmText': 'Nous envoyons un code au {phone}.',
  'deletion.codeHint': {
    one: '{count} chiffre du message',
    many: '{count} de chiffres du message',
    other: '{count} chiffres du message',
  },
  'deletion.sentTo': 'Envoyé au {phone}.',
  'deletion.canResend': 'Pas de message au {phone} ? Demandez un autre code.',
  'deletion.keep': 'Garder le compte',
  'deletion.submit': 'Supprimer définitivement',
  'deletion.busy': 'Suppression…',
  'deletion.open': 'Quelque chose est encore en cours dans votre compte. La liste est à jour.',
  'deletion.done': 'Compte supprimé',
};
