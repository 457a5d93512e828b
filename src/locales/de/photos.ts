import type { photos as en } from '@/locales/en/photos';
import type { SameMessages } from '@/locales/sameMessages';

export const photos: SameMessages<typeof en> = {
  'photos.title': 'Fotos',
  'photos.photo': 'Foto {number}',
  'photos.add': 'Foto hinzufügen',
  'photos.reading': 'Foto wird geöffnet …',
  'photos.remove': 'Foto {number} entfernen',
};
