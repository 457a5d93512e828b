/** Where a new screen begins: the focus for screen readers, and the scroll position after a replaced history entry. */
import { createHistory } from '@@/core/history';
import { cleanup, render, renderHook } from '@testing-library/react';
import { history } from '@umijs/max';
import { MemoryRouter } from 'react-router-dom';
import { useFocusOnMount } from './useFocusOnMount';
import { useTopOnReplace } from './useTopOnReplace';

function Screen() {
  const heading = useFocusOnMount<HTMLHeadingElement>();
  return (
    <h1 ref={heading} tabIndex={-1}>
      Orders
    </h1>
  );
}
const show = (key: string) =>
  render(
    <MemoryRouter initialEntries={[{ pathname: '/', key }]}>
      <Screen />
    </MemoryRouter>,
  ).getByRole('heading');

test('the heading of a screen gets the focus without a jump, not on the first screen of a visit', () => {
  const focus = jest.spyOn(HTMLElement.prototype, 'focus');
  show('default');
  expect(focus).not.toHaveBeenCalled();
  cleanup();
  const heading = show('x7');
  expect(heading).toHaveFocus();
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
  focus.mockRestore();
});

test('other content after a replaced entry begins at the top; the same content, a new entry and Back do not', () => {
  createHistory({ type: 'memory' });
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const { rerender } = renderHook(({ shown }) => useTopOnReplace(shown), { initialProps: { shown: 'a' } });
  const say = (shown: string) => {
    rerender({ shown });
    const calls = [...scrollTo.mock.calls];
    scrollTo.mockClear();
    return calls;
  };
  history.push('/b');
  expect(say('b')).toEqual([]);
  history.replace('/c');
  expect(say('b')).toEqual([]);
  expect(say('c')).toEqual([[0, 0]]);
  expect(say('c')).toEqual([]);
  history.back();
  expect(say('a')).toEqual([]);
  scrollTo.mockRestore();
});
