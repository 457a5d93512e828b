import { act, render } from '@testing-library/react';
import { countColumns, useColumns } from './useColumns';

const phone = { minWidth: 200, gap: 12, minColumns: 2, maxColumns: 4 };

describe('the columns of a grid', () => {
  it.each([
    [0, 2],
    [288, 2],
    [623, 2],
    [624, 3],
    [836, 4],
    [2000, 4],
  ])('of %i px are %i', (width, columns) => {
    expect(countColumns(width, phone)).toBe(columns);
  });
});

describe('a grid', () => {
  const [observer, media] = [window.ResizeObserver, window.matchMedia];
  /** What is called when the size of the grid changes. */
  let resizes: (() => void)[] = [];
  let width = 0;
  let asked: string[] = [];
  let isWide = false;
  /** The columns and their widths that were rendered. */
  let drawn: number[][] = [];

  function Grid() {
    const { ref, columns, columnWidth } = useColumns<HTMLDivElement>(200, 12, 2, 4);
    drawn.push([columns, columnWidth]);
    return <div ref={ref} />;
  }

  beforeEach(() => {
    resizes = [];
    asked = [];
    drawn = [];
    window.ResizeObserver = class {
      constructor(private readonly onResize: () => void) {}
      observe() {
        resizes.push(this.onResize);
      }
      unobserve() {}
      disconnect() {
        resizes = resizes.filter((one) => one !== this.onResize);
      }
    } as unknown as typeof ResizeObserver;
    window.matchMedia = (query) => (asked.push(query), { matches: isWide }) as unknown as MediaQueryList;
    jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => width);
  });
  afterEach(() => {
    window.ResizeObserver = observer;
    window.matchMedia = media;
    jest.restoreAllMocks();
  });

  test('in a window with room for more than the fewest columns is measured before it is painted, and follows its size', () => {
    [width, isWide] = [836, true];
    const { unmount } = render(<Grid />);
    expect([drawn, asked]).toEqual([
      [
        [2, 0],
        [4, 200],
      ],
      ['(min-width: 624px)'],
    ]);
    width = 630;
    act(() => resizes[0]?.());
    expect(drawn.at(-1)).toEqual([3, 202]);
    unmount();
    expect(resizes).toEqual([]);
  });

  test('on a phone has the fewest columns, and is measured when the browser has its size', () => {
    [width, isWide] = [412, false];
    render(<Grid />);
    expect(drawn).toEqual([[2, 0]]);
    act(() => resizes[0]?.());
    expect(drawn.at(-1)).toEqual([2, 200]);
  });
});
