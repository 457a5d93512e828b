/** Messages of the field for photos that customers send. */
export const photos = {
  'photos.title': 'Photos',
  'photos.photo': 'Photo {number}',
  'photos.add': 'Add a photo',
  'photos.reading': 'Opening the photo…',
  'photos.remove': 'Remove photo {number}',
  'profile.photo.fault.notPicture': 'That’s not a picture. Choose a photo, such as a JPEG or PNG.',
  'profile.photo.fault.empty': 'This file is empty. Choose another photo.',
  'profile.photo.fault.tooBig': 'This photo is larger than {max} MB. Choose a smaller one.',
  'profile.photo.fault.unreadable': 'Your browser can’t open this picture. Try a JPEG, PNG or WebP.',
  'profile.photo.fault.tooSmall': 'This picture is too small. It needs at least {min} pixels on each side.',
  'profile.photo.fault.notShrunk': 'We couldn’t make this photo small enough. Choose another one.',
} as const;
