import type { photos as en } from '@/locales/en/photos';
import type { SameMessages } from '@/locales/sameMessages';

export const photos: SameMessages<typeof en> = {
  'photos.title': 'Photos',
  'photos.photo': 'Photo {number}',
  'photos.add': 'Ajouter une photo',
  'photos.reading': 'Ouverture de la photo…',
  'photos.remove': 'Retirer la photo {number}',
  'profile.photo.fault.notPicture': 'Ce n’est pas une image. Choisissez une photo, par exemple JPEG ou PNG.',
  'profile.photo.fault.empty': 'Ce fichier est vide. Choisissez une autre photo.',
  'profile.photo.fault.tooBig': 'Cette photo dépasse {max} Mo. Choisissez-en une plus petite.',
  'profile.photo.fault.unreadable': 'Votre navigateur ne peut pas ouvrir cette image. Essayez JPEG, PNG ou WebP.',
  'profile.photo.fault.tooSmall': 'Cette image est trop petite. Il faut au moins {min} pixels de chaque côté.',
  'profile.photo.fault.notShrunk': 'Nous n’avons pas pu réduire assez cette photo. Choisissez-en une autre.',
};
