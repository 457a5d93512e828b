import type { error as en } from '@/locales/en/error';
import type { SameMessages } from '@/locales/sameMessages';

export const error: SameMessages<typeof en> = {
  'problem.responseStatus': 'Statut de la réponse : {status}',
  'problem.noResponse': 'Aucune réponse. Réessayez.',
  'problem.request': 'Erreur de requête. Réessayez.',
  'problem.notLoaded': 'Le chargement a échoué',
  'problem.retry': 'Réessayer',
  'problem.offline.title': 'Vous êtes hors ligne',
  'problem.offline.text': 'Une connexion est nécessaire ici.',
  'problem.line.title': 'Boutique injoignable',
  'problem.line.text': 'La connexion est lente ou coupée. Réessayez dans un instant.',
  'problem.shop.title': 'Une erreur s’est produite chez nous',
  'problem.shop.text': 'Réessayez dans un instant.',
  'problem.malformed.title': 'La réponse de la boutique est illisible',
  'problem.malformed.text': 'Réessayez plus tard.',
  'problem.notFound.title': 'Introuvable',
  'problem.notFound.text': 'C’est peut-être retiré, ou le lien est incomplet.',
  'problem.signedOut.title': 'Connectez-vous pour voir cette page',
  'problem.signedOut.text': 'Un code à usage unique suffit.',
  'problem.signIn': 'Se connecter',
  'problem.home': 'Aller à l’accueil',
  'problem.hall': 'Voir tous les articles',
  'problem.page.title': 'Une erreur s’est produite ici',
  'problem.page.text': 'Vos commandes et vos autres saisies sont intactes. Rechargez la page ou revenez à l’accueil.',
  'problem.reload': 'Recharger',
  'problem.rowsLeftOut': {
    one: '{count} élément illisible n’est pas affiché.',
    many: '{count} d’éléments illisibles ne sont pas affichés.',
    other: '{count} éléments illisibles ne sont pas affichés.',
  },
};
