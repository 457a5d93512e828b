import type { reviewPanel as en } from '@/locales/en/reviewPanel';
import type { SameMessages } from '@/locales/sameMessages';

export const reviewPanel: SameMessages<typeof en> = {
  'review.count': { one: '{count} note', many: '{count} de notes', other: '{count} notes' },
  'review.distribution': 'Notes par étoiles',
  'review.stars': { one: '{count} étoile', many: '{count} d’étoiles', other: '{count} étoiles' },
  'review.by': 'Avis de {author}',
  'review.bought': 'Acheté : {option}',
  'review.photo': 'Agrandir la photo {at} sur {count} de {author}',
  'review.helpful': {
    one: 'Utile pour {count} personne',
    many: 'Utile pour {count} de personnes',
    other: 'Utile pour {count} personnes',
  },
  'review.written': {
    one: '{count} avec texte ou photo',
    many: '{count} avec texte ou photo',
    other: '{count} avec texte ou photo',
  },
  'review.own': 'Votre avis',
  'review.sort': 'Trier par',
  'review.sort.helpful': 'Plus utiles',
  'review.sort.newest': 'Plus récents',
  'review.sort.highest': 'Meilleures notes',
  'review.sort.lowest': 'Moins bonnes notes',
  'review.withPhotos': 'Avec photos',
  'review.all': 'Tout afficher',
  'review.none': 'Aucun avis de ce genre.',
};
