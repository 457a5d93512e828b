import { avatarPicture, isPhoto } from './avatar';

test.each([
  [undefined, false, '/pictures/sign-in.webp'],
  ['', false, '/pictures/sign-in.webp'],
  ['preset:fox', false, '/pictures/avatar-fox.webp'],
  ['preset:../x', false, '/pictures/sign-in.webp'],
  ['/uploads/me.webp', true, '/uploads/me.webp'],
  ['https://pictures.example/me.webp', true, 'https://pictures.example/me.webp'],
  ['javascript:alert(1)', false, '/pictures/sign-in.webp'],
])('the avatar %j is a photo: %s, drawn from %s', (avatar, isUploaded, picture) => {
  expect([isPhoto(avatar), avatarPicture(avatar)]).toEqual([isUploaded, picture]);
});
