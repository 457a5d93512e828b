import type { photos as en } from '@/locales/en/photos';
import type { SameMessages } from '@/locales/sameMessages';

export const photos: SameMessages<typeof en> = {
  'photos.title': 'Fotos',
  'photos.photo': 'Foto {number}',
  'photos.add': 'Foto hinzufügen',
  'photos.reading': 'Foto wird geöffnet …',
  'photos.remove': 'Foto {number} entfernen',
  'profile.photo.fault.notPicture': 'Das ist kein Bild. Wähle ein Foto, zum Beispiel JPEG oder PNG.',
  'profile.photo.fault.empty': 'Diese Datei ist leer. Wähle ein anderes Foto.',
  'profile.photo.fault.tooBig': 'Dieses Foto ist größer als {max}\u00a0MB. Wähle ein kleineres.',
  'profile.photo.fault.unreadable': 'Dein Browser kann dieses Bild nicht öffnen. Versuch JPEG, PNG oder WebP.',
  'profile.photo.fault.tooSmall': 'Dieses Bild ist zu klein. Jede Seite braucht mindestens {min} Pixel.',
  'profile.photo.fault.notShrunk': 'Wir konnten dieses Foto nicht klein genug machen. Wähle ein anderes.',
};
