import { avatarPicture } from './avatar';
import { safePictureSource } from './picture';

describe('the source of a picture', () => {
  test.each(['/pictures/a.webp', 'https://shop.example/a.png', 'data:image/webp;base64,AAAA'])('%s is shown', (source) =>
    expect(safePictureSource(source)).toBe(source),
  );
  test.each(['javascript:alert(1)', '//evil.example/a.png', '/\\evil.example', 'http://shop.example/a.png', 'data:image/svg+xml;base64,AAAA', 'data:text/html,x', 'https:///x'])(
    '%s is not',
    (source) => expect(safePictureSource(source)).toBeUndefined(),
  );
});

test('an avatar is a preset, a photo, or the picture of nobody', () => {
  expect(avatarPicture('preset:fox')).toBe('/pictures/avatar-fox.webp');
  expect(avatarPicture('data:image/png;base64,AAAA')).toBe('data:image/png;base64,AAAA');
  expect(avatarPicture('preset:../../x')).toBe('/pictures/sign-in.webp');
  expect(avatarPicture(undefined)).toBe('/pictures/sign-in.webp');
});
