import { fireEvent, render } from '@testing-library/react';
import { Picture } from './Picture';

const cup = { src: '/pictures/cup.webp', alt: 'A cup', fit: 'cutout', hue: 30 } as const;
const image = (container: HTMLElement) => container.querySelector('img');

test.each([
  ['first', 'eager', 'high'],
  ['soon', 'eager', 'auto'],
  ['near', 'lazy', 'auto'],
] as const)('a picture that is needed %s is loaded %s with the priority %s', (when, loading, priority) => {
  const { container } = render(<Picture picture={cup} when={when} />);
  expect(image(container)).toHaveAttribute('loading', loading);
  expect(image(container)?.getAttribute('fetchpriority')).toBe(priority);
  expect(image(container)).toHaveAttribute('alt', '');
});

test('one that fails to load leaves its tile, another one is tried', () => {
  const { container, rerender } = render(<Picture picture={cup} alt="A cup" />);
  expect(image(container)).toHaveAttribute('src', '/pictures/cup.webp');
  fireEvent.error(image(container) ?? container);
  expect(image(container)).toBeNull();
  expect(container.firstElementChild).toHaveStyle({ '--hue': '30' });
  rerender(<Picture picture={{ ...cup, src: '/pictures/mug.webp' }} alt="A mug" />);
  expect(image(container)).toHaveAttribute('src', '/pictures/mug.webp');
});

test.each(['javascript:alert(1)', 'http://cdn.example/a.png', '//cdn.example/a.png'])('%s is no picture', (src) => {
  const { container } = render(<Picture picture={{ ...cup, src }} />);
  expect(image(container)).toBeNull();
});

test.each([
  ['cutout', 'cutout'],
  ['photo', 'photo'],
] as const)('with the fit %s it is drawn as a %s', (fit, name) => {
  const { container } = render(<Picture picture={{ ...cup, fit }} />);
  expect(image(container)).toHaveClass(name);
});
