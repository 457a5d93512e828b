/** Messages of the field for photos that customers send. */
export const photos = {
  'photos.title': 'Photos',
  'photos.photo': 'Photo {number}',
  'photos.add': 'Add a photo',
  'photos.reading': 'Opening the photo…',
  'photos.remove': 'Remove photo {number}',
} as const;
