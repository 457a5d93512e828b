import type { reviewPanel as en } from '@/locales/en/reviewPanel';
import type { SameMessages } from '@/locales/sameMessages';

export const reviewPanel: SameMessages<typeof en> = {
  'review.count': { one: '{count} Bewertung', other: '{count} Bewertungen' },
  'review.distribution': 'Bewertungen nach Sternen',
  'review.stars': { one: '{count} Stern', other: '{count} Sterne' },
  'review.by': 'Bewertung von {author}',
  'review.bought': 'Gekauft: {option}',
  'review.photo': 'Foto {at} von {count} von {author} vergrößern',
  'review.helpful': { one: '{count} Person fand das hilfreich', other: '{count} Personen fanden das hilfreich' },
  'review.written': { one: '{count} mit Text oder Foto', other: '{count} mit Text oder Foto' },
  'review.own': 'Deine Bewertung',
  'review.sort': 'Sortieren',
  'review.sort.helpful': 'Hilfreichste',
  'review.sort.newest': 'Neueste',
  'review.sort.highest': 'Meiste Sterne',
  'review.sort.lowest': 'Wenigste Sterne',
  'review.withPhotos': 'Mit Fotos',
  'review.all': 'Alle zeigen',
  'review.none': 'So eine Bewertung gibt es noch nicht.',
};
