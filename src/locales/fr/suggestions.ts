import type { suggestions as en } from '@/locales/en/suggestions';
import type { SameMessages } from '@/locales/sameMessages';

export const suggestions: SameMessages<typeof en> = {
  'shell.suggestions': 'Suggestions',
  'shell.allResults': 'Tous les résultats pour « {keyword} »',
  'suggestion.group.term': 'Recherches récentes',
  'suggestion.recentClear': 'Tout effacer',
  'suggestion.recentForget': 'Retirer « {term} »',
  'suggestion.group.query': 'Recherches suggérées',
  'suggestion.group.category': 'Catégories',
  'suggestion.group.goods': 'Articles',
  'suggestion.group.article': 'Aide et informations',
  'suggestion.group.order': 'Vos commandes',
  'suggestion.order': 'Commande {number}',
};
