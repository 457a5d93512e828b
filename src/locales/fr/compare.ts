import type { compare as en } from '@/locales/en/compare';
import type { SameMessages } from '@/locales/sameMessages';

export const compare: SameMessages<typeof en> = {
  'compare.title': 'Comparer des articles',
  'compare.toggle': 'Comparer',
  'compare.open': 'Comparer ({count})',
  'compare.full': 'On peut comparer {max} articles. Retirez d’abord l’un de ceux-ci : {names}',
  'compare.table': 'Articles côte à côte',
  'compare.price': 'Prix',
  'compare.rating': 'Note',
  'compare.delivery': 'Livraison',
  'compare.differs': 'diffère',
  'compare.onlyDifferences': 'Différences seulement',
  'compare.noDifferences': 'Ces articles ne diffèrent en rien de ce qui est indiqué.',
  'compare.one': 'Ajoutez un deuxième article pour voir les différences.',
  'compare.remove': 'Retirer « {name} » de la comparaison',
  'compare.choose': 'Ajouter « {name} » au panier',
  'compare.gone': '« {name} » n’est plus dans la boutique.',
  'compare.failed': '« {name} » n’a pas pu être chargé.',
  'compare.empty': 'Rien à comparer',
  'compare.emptyText': 'Choisissez « Comparer » sur les pages de {max} articles au plus.',
};
