import type { readable as en } from '@/locales/en/readable';
import type { SameMessages } from '@/locales/sameMessages';

export const readable: SameMessages<typeof en> = {
  'readable.open': 'Ouvrir dans la boutique',
  'readable.home': 'Vers la boutique',
  'readable.from': 'dès {price}',
  'readable.inStock': 'En stock',
  'readable.soldOut': 'Épuisé',
  'readable.presale': 'Précommande, expédition à partir du {day}',
  'readable.rating': {
    one: '{average} étoiles sur 5, {count} note',
    many: '{average} étoiles sur 5, {count} de notes',
    other: '{average} étoiles sur 5, {count} notes',
  },
  'readable.trail': 'Fil d’Ariane',
  'readable.categories': 'Catégories',
  'readable.newest': 'Nouveautés',
  'readable.articles': 'Aide et actualités',
  'readable.products': { one: '{count} produit', many: '{count} produits', other: '{count} produits' },
  'readable.page': '{title}, page {page}',
  'readable.prev': 'Page précédente',
  'readable.next': 'Page suivante',
  'readable.missing.title': 'Cette page n’existe plus',
  'readable.missing.text': 'Ce qui était ici n’est plus dans la boutique, ou le lien contient une erreur.',
  'readable.failed.title': 'Boutique injoignable',
  'readable.failed.text': 'Réessayez dans un instant.',
};
