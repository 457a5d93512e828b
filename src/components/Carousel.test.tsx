import { act, fireEvent, render, screen } from '@testing-library/react';
import { loadLocale } from '@/lib/i18n';
import { Carousel } from './Carousel';

const originalMatchMedia = window.matchMedia;
beforeAll(() => loadLocale('en'));
beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  window.matchMedia = originalMatchMedia;
});

/** Shows slides, to a user who wants motion unless told otherwise. Scrolling ends at once. */
function show(count: number, { isReduced = false } = {}) {
  window.matchMedia = (query) =>
    ({
      matches: isReduced && query.includes('reduced-motion'),
      addEventListener() {},
      removeEventListener() {},
    }) as never;
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300);
  const behaviors: unknown[] = [];
  jest.spyOn(Element.prototype, 'scrollTo').mockImplementation(function (this: Element, options?: unknown) {
    const { left, behavior } = options as ScrollToOptions;
    behaviors.push(behavior);
    this.scrollLeft = left ?? 0;
    fireEvent.scroll(this);
  } as never);
  const carouselOf = (length: number) => (
    <Carousel name="News" slides={Array.from({ length }, (_, at) => ({ id: String(at) }))}>
      {({ id }) => <a href={`#${id}`}>Slide {id}</a>}
    </Carousel>
  );
  const { rerender } = render(carouselOf(count));
  return {
    setCount: (length: number) => rerender(carouselOf(length)),
    carousel: screen.getByRole('region', { name: 'News' }),
    behaviors,
    /** The slide that can be reached, from 1. */
    current: () => screen.getAllByRole('group').findIndex((slide) => !slide.hasAttribute('inert')) + 1,
    pass: (ms: number) => act(() => void jest.advanceTimersByTime(ms)),
    press: (name: string) => act(() => screen.getByRole('button', { name }).click()),
  };
}

/** jsdom has no pointers with a type. */
function movePointer(element: Element, pointerType: string, name: 'pointerover' | 'pointerout') {
  const event = new MouseEvent(name, { bubbles: true });
  Object.defineProperty(event, 'pointerType', { value: pointerType });
  fireEvent(element, event);
}

test('shows each slide for 6 s, and begins again after the last one', () => {
  const { current, pass, behaviors } = show(2);
  pass(5_999);
  expect(current()).toBe(1);
  pass(1);
  expect(current()).toBe(2);
  pass(6_000);
  expect(current()).toBe(1);
  expect(behaviors).toEqual(['smooth', 'smooth']);
});

test('does not move in a tab that is not seen', () => {
  const { current, pass } = show(2);
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  pass(30_000);
  expect(current()).toBe(1);
});

test.each([
  [
    'while it has the focus',
    (element: Element) => fireEvent.focus(element),
    (element: Element) => fireEvent.blur(element),
  ],
  [
    'under the mouse',
    (element: Element) => movePointer(element, 'mouse', 'pointerover'),
    (element: Element) => movePointer(element, 'mouse', 'pointerout'),
  ],
])('stays %s, and goes on afterwards', (_, begin, end) => {
  const { carousel, current, pass } = show(3);
  begin(carousel);
  pass(60_000);
  expect(current()).toBe(1);
  end(carousel);
  pass(6_000);
  expect(current()).toBe(2);
});

test('stops for good when it is touched or turned, until it is told to play', () => {
  const { carousel, current, pass, press } = show(3);
  press('Next slide');
  expect(current()).toBe(2);
  pass(60_000);
  expect(current()).toBe(2);
  press('Previous slide');
  press('Previous slide');
  expect(current()).toBe(3);
  press('Play the slides');
  pass(6_000);
  expect(current()).toBe(1);
  fireEvent.touchStart(carousel);
  pass(60_000);
  expect(current()).toBe(1);
});

test('does not play for a user who wants less motion, and turns without an animation', () => {
  const { current, pass, press, behaviors } = show(2, { isReduced: true });
  pass(60_000);
  expect(current()).toBe(1);
  press('Next slide');
  expect([current(), behaviors]).toEqual([2, ['auto']]);
});

test('is not held by a finger or a pen that passes over it', () => {
  const { carousel, current, pass } = show(2);
  movePointer(carousel, 'pen', 'pointerover');
  pass(6_000);
  expect(current()).toBe(2);
});

test('of one slide has no buttons and does not move', () => {
  const { current, pass } = show(1);
  pass(60_000);
  expect(screen.queryByRole('button')).toBeNull();
  expect(current()).toBe(1);
});

test('slides are announced only while they do not move by themselves', () => {
  const { press } = show(3);
  const row = screen.getAllByRole('group')[0]?.parentElement;
  expect(row).toHaveAttribute('aria-live', 'off');
  act(() => screen.getByRole('button', { name: 'Pause the slides' }).focus());
  expect(row).toHaveAttribute('aria-live', 'polite');
  press('Pause the slides');
  press('Play the slides');
  // It plays at once, although the focus is still on its button.
  expect(row).toHaveAttribute('aria-live', 'off');
});

test('goes on to slides that were added, and begins again after the last of them', () => {
  const { current, pass, press, setCount } = show(2);
  pass(6_000);
  setCount(3);
  pass(6_000);
  expect(current()).toBe(3);
  pass(6_000);
  expect(current()).toBe(1);
  setCount(4);
  press('Previous slide');
  expect(current()).toBe(4);
});

describe('its place', () => {
  const placeOf = (carousel: HTMLElement) => carousel.querySelector('[aria-hidden="true"]:not(svg)') as HTMLElement;
  const dotsOf = (carousel: HTMLElement) =>
    [...placeOf(carousel).children].map((dot) => dot.classList.contains('here'));

  test('is a dot for each of ten slides, the one of the present slide marked', () => {
    const { carousel, press } = show(10);
    expect(dotsOf(carousel)).toEqual([true, ...Array(9).fill(false)]);
    press('Next slide');
    expect(dotsOf(carousel)).toEqual([false, true, ...Array(8).fill(false)]);
  });

  test('of more slides is in figures', () => {
    const { carousel, press } = show(11);
    press('Previous slide');
    expect([placeOf(carousel).textContent, dotsOf(carousel)]).toEqual(['11 of 11', []]);
  });
});
