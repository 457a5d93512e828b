import { act, renderHook } from '@testing-library/react';
import { typingDelayMs, useSearchText } from './useSearchText';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** The hook with a URL that applies every search at once. */
function field(keyword = '') {
  const searches: string[] = [];
  const view = renderHook(({ now }) => useSearchText(now, (next) => void searches.push(next)), {
    initialProps: { now: keyword },
  });
  return { ...view, searches, arrive: (now: string) => view.rerender({ now }) };
}
const pause = () => act(() => void jest.advanceTimersByTime(typingDelayMs));

describe('the search field', () => {
  test('searches once the typing pauses', () => {
    const { result, searches } = field();
    act(() => result.current.type('te'));
    act(() => void jest.advanceTimersByTime(typingDelayMs - 1));
    act(() => result.current.type('tea '));
    expect(searches).toEqual([]);
    pause();
    expect(searches).toEqual(['tea']);
  });

  test('searches at once when it is sent, and not again after the pause', () => {
    const { result, searches } = field();
    act(() => result.current.type('tea'));
    act(() => result.current.submit());
    pause();
    expect(searches).toEqual(['tea']);
  });

  test('does not search for letters that an input method is composing', () => {
    const { result, searches } = field();
    act(() => result.current.compose(true, ''));
    act(() => result.current.type('kafei'));
    pause();
    expect(searches).toEqual([]);
    act(() => result.current.compose(false, '咖啡'));
    pause();
    expect(searches).toEqual(['咖啡']);
  });

  test('keeps what is typed while an earlier search arrives', () => {
    const { result, searches, arrive } = field();
    act(() => result.current.type('te'));
    pause();
    act(() => result.current.type('tea'));
    arrive('te');
    expect(result.current.text).toBe('tea');
    pause();
    expect(searches).toEqual(['te', 'tea']);
  });

  test('follows a search that came from elsewhere, and forgets what was typed', () => {
    const { result, searches, arrive } = field('tea');
    act(() => result.current.type('teapot'));
    arrive('lamp');
    expect(result.current.text).toBe('lamp');
    pause();
    expect(searches).toEqual([]);
  });

  test('holds at most eighty characters', () => {
    const { result } = field();
    act(() => result.current.type('x'.repeat(200)));
    expect(result.current.text).toHaveLength(80);
  });
});
