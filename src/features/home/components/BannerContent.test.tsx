import { fireEvent, render } from '@testing-library/react';
import { BannerContent } from './BannerContent';

const picture = (name: string, more: object = {}) => ({
  src: `/pictures/${name}.webp`,
  alt: name,
  fit: 'cutout' as const,
  hue: 30,
  ...more,
});
const banner = (...pictures: ReturnType<typeof picture>[]) => ({
  kicker: 'For the ears',
  title: 'A quiet week',
  action: 'Hear more',
  pictures,
  hue: 210,
});
const draw = (props: Parameters<typeof BannerContent>[0]) => {
  const { container } = render(<BannerContent {...props} />);
  const images = () => [...container.querySelectorAll('img')];
  return { images, names: () => images().map(({ alt }) => alt) };
};

test('a banner shows two cut-out pictures at most', () => {
  expect(draw({ banner: banner(picture('a'), picture('b'), picture('c')) }).names()).toEqual(['a', 'b']);
});

test('pictures that cannot be loaded are replaced by the next ones, however many there are', () => {
  const { images, names } = draw({ banner: banner(picture('a'), picture('b'), picture('c'), picture('d')) });
  const fail = (name: string) => fireEvent.error(images().find(({ alt }) => alt === name) ?? document.body);
  fail('a');
  expect(names()).toEqual(['b', 'c']);
  fail('b');
  expect(names()).toEqual(['c', 'd']);
  fail('c');
  fail('d');
  expect(names()).toEqual([]);
});

test('a photo fills the banner alone', () => {
  const photo = picture('beach', { fit: 'photo' });
  expect(draw({ banner: banner(photo, picture('b')) }).names()).toEqual(['beach']);
});

test('a picture from an unsafe address is not requested', () => {
  // eslint-disable-next-line no-script-url
  const unsafe = picture('x', { src: 'javascript:alert(1)' });
  expect(draw({ banner: banner(unsafe, picture('b')) }).names()).toEqual(['b']);
});

test.each([
  [true, 'eager', 'high'],
  [false, 'lazy', 'auto'],
])('the pictures of the first banner (%s) are loaded %s, with the priority %s', (isFirst, loading, priority) => {
  const [image] = draw({ banner: banner(picture('a')), isFirst }).images();
  expect([image?.getAttribute('loading'), image?.getAttribute('fetchpriority')]).toEqual([loading, priority]);
});
