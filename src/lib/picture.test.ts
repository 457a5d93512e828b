import { avatarPicture } from './avatar';
import { pictureUrls, safePictureSource } from './picture';

describe('the source of a picture', () => {
  test.each(['/pictures/a.webp', 'https://shop.example/a.png', 'data:image/webp;base64,AAAA'])(
    '%s is shown',
    (source) => expect(safePictureSource(source)).toBe(source),
  );
  test.each([
    'javascript:alert(1)',
    '//evil.example/a.png',
    '/\\evil.example',
    'http://shop.example/a.png',
    'data:image/svg+xml;base64,AAAA',
    'data:text/html,x',
    'https:///x',
    '/\t/evil.example/a.png',
    '/\n/evil.example/a.png',
    '/\r\\evil.example',
    '/pictures/a\u0000.webp',
    '/pictures/a\u007f.webp',
    '/pictures/a\u0085.webp',
    'https:\t//evil.example/a.png',
    'https://shop.example/a\n.png',
    'https://shop.example/a.png\n',
    'https://shop.example\u0000@evil.example/a.png',
    '\u0001https://shop.example/a.png',
    'data:image/png;base64,AAAA\n',
    'data:image/png;base64,AA\tAA',
  ])('%s is not', (source) => expect(safePictureSource(source)).toBeUndefined());
});

test('an avatar is a preset, a photo, or the picture of no one', () => {
  expect(avatarPicture('preset:fox')).toBe('/pictures/avatar-fox.webp');
  expect(avatarPicture('data:image/png;base64,AAAA')).toBe('data:image/png;base64,AAAA');
  expect(avatarPicture('preset:../../x')).toBe('/pictures/sign-in.webp');
  expect(avatarPicture(undefined)).toBe('/pictures/sign-in.webp');
});

describe('where a picture is fetched', () => {
  test('is where it lies, without an image service', () => {
    expect(pictureUrls('/pictures/cup.webp', '')).toEqual({ src: '/pictures/cup.webp' });
  });

  test('is the image service, which is asked for the width that fits', () => {
    expect(pictureUrls('/pictures/cup & bowl.webp', 'https://img.example/w{width}?from={src}')).toEqual({
      src: 'https://img.example/w320?from=%2Fpictures%2Fcup%20%26%20bowl.webp',
      srcSet: [160, 320, 640, 1280]
        .map((width) => `https://img.example/w${width}?from=%2Fpictures%2Fcup%20%26%20bowl.webp ${width}w`)
        .join(', '),
      sizes: 'auto, (min-width: 768px) 320px, 50vw',
    });
  });

  test('is the picture itself where it is embedded', () => {
    expect(pictureUrls('data:image/png;base64,AA==', 'https://img.example/{src}')).toEqual({
      src: 'data:image/png;base64,AA==',
    });
  });
});

describe('the beginning of an address', () => {
  afterEach(() => Object.assign(globalThis, { API_ROOT: '', BASE_PATH: '' }));

  test.each(['/shop', 'https://api.example', 'https://api.example/v1'])(
    'of a path of the API is %s, of the pictures of the storefront its own path',
    (apiRoot) => {
      Object.assign(globalThis, { API_ROOT: apiRoot, BASE_PATH: '/shop' });
      expect(safePictureSource('/pictures/a.webp')).toBe(`${apiRoot}/pictures/a.webp`);
      expect(safePictureSource('https://cdn.example/a.webp')).toBe('https://cdn.example/a.webp');
      expect(safePictureSource('data:image/webp;base64,AAAA')).toBe('data:image/webp;base64,AAAA');
      expect(safePictureSource('//evil.example/a.png')).toBeUndefined();
      expect([avatarPicture('preset:fox'), avatarPicture('/uploads/me.webp')]).toEqual([
        '/shop/pictures/avatar-fox.webp',
        `${apiRoot}/uploads/me.webp`,
      ]);
    },
  );
});
