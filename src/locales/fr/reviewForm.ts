import type { reviewForm as en } from '@/locales/en/reviewForm';
import type { SameMessages } from '@/locales/sameMessages';

export const reviewForm: SameMessages<typeof en> = {
  'reviews.hint': 'Touchez les étoiles. Votre note compte aussitôt.',
  'reviews.rating': 'Votre note : {name}',
  'reviews.stars': { one: '{count} étoile', many: '{count} d’étoiles', other: '{count} étoiles' },
  'reviews.saving': 'Enregistrement…',
  'reviews.thanks': 'Merci, votre note compte. Quelques mots ou une photo aident encore plus.',
  'reviews.saved': 'Enregistré. Votre avis est maintenant public.',
  'reviews.checked': 'Enregistré. Nous le relisons avant de le publier.',
  'reviews.unsaved': 'Vos étoiles ne sont pas encore enregistrées.',
  'reviews.again': 'Enregistrer à nouveau',
  'reviews.text': 'Votre avis',
  'reviews.public': 'Visible de tous. Votre pseudo est abrégé.',
  'reviews.photosHint': 'Facultatif. {count} photos au plus, réduites sur votre appareil.',
  'reviews.submit': 'Enregistrer l’avis',
  'reviews.nothing': 'Vous pouvez donner un avis sur ce qui a été livré et que vous avez gardé.',
};
