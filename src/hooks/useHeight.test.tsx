import { act, render, screen } from '@testing-library/react';
import { useHeight } from './useHeight';

const originalObserver = window.ResizeObserver;
/** The elements that are observed, with what is called when their size changes. */
const observed = new Map<Element, () => void>();
let height = 0;

beforeEach(() => {
  observed.clear();
  window.ResizeObserver = class {
    constructor(private readonly onResize: () => void) {}
    private readonly elements: Element[] = [];
    observe(element: Element) {
      this.elements.push(element);
      observed.set(element, this.onResize);
    }
    unobserve() {}
    disconnect() {
      this.elements.forEach((element) => observed.delete(element));
    }
  } as unknown as typeof ResizeObserver;
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(() => height);
});
afterEach(() => {
  window.ResizeObserver = originalObserver;
  jest.restoreAllMocks();
});

/** The heights that were rendered. */
let heights: number[];
function Bar({ isShown }: { isShown: boolean }) {
  const { measured, height: shownHeight } = useHeight<HTMLDivElement>();
  heights.push(shownHeight);
  return isShown ? <div ref={measured} data-testid="bar" /> : null;
}

test('is known when the element is drawn, and follows it until it is removed', () => {
  heights = [];
  height = 48;
  const { unmount } = render(<Bar isShown />);
  expect(heights).toEqual([0, 48]);
  const element = screen.getByTestId('bar');
  height = 96;
  act(() => observed.get(element)?.());
  height = 20;
  act(() => observed.get(element)?.());
  expect(heights).toEqual([0, 48, 96, 20]);
  unmount();
  expect([...observed]).toEqual([]);
});

test('is 0 while the element is not there', () => {
  heights = [];
  height = 48;
  render(<Bar isShown={false} />);
  expect([heights, [...observed]]).toEqual([[0], []]);
});
