import type { photos as en } from '@/locales/en/photos';
import type { SameMessages } from '@/locales/sameMessages';

export const photos: SameMessages<typeof en> = {
  'photos.title': 'Photos',
  'photos.photo': 'Photo {number}',
  'photos.add': 'Ajouter une photo',
  'photos.reading': 'Ouverture de la photo…',
  'photos.remove': 'Retirer la photo {number}',
};
