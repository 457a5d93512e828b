import type { reviewForm as en } from '@/locales/en/reviewForm';
import type { SameMessages } from '@/locales/sameMessages';

export const reviewForm: SameMessages<typeof en> = {
  'reviews.hint': 'Tipp auf die Sterne. Deine Bewertung zählt sofort.',
  'reviews.rating': 'Deine Bewertung: {name}',
  'reviews.stars': { one: '{count} Stern', other: '{count} Sterne' },
  'reviews.saving': 'Wird gespeichert …',
  'reviews.thanks': 'Danke, deine Bewertung zählt. Ein paar Worte oder ein Foto helfen anderen noch mehr.',
  'reviews.saved': 'Gespeichert. Alle können deine Bewertung jetzt lesen.',
  'reviews.checked': 'Gespeichert. Wir sehen sie uns an, bevor andere sie lesen können.',
  'reviews.unsaved': 'Deine Sterne sind noch nicht gespeichert.',
  'reviews.again': 'Noch einmal speichern',
  'reviews.text': 'Deine Bewertung',
  'reviews.public': 'Alle können sie lesen. Dein Anzeigename wird abgekürzt.',
  'reviews.photosHint': 'Optional. Bis zu {count} Fotos, die auf deinem Gerät verkleinert werden.',
  'reviews.submit': 'Bewertung speichern',
  'reviews.nothing': 'Bewerten kannst du, was geliefert wurde und was du behalten hast.',
};
