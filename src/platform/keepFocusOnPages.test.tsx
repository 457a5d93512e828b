/** The focus when the page changes beneath it. */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { keepFocus } from './keepFocus';

keepFocus();

test.each([
  ['the title of the next page, although it has a region of the same name', '#/next', 'heading', 'Page'],
  ['the same region of this page, whose view has changed', '#/here?view=2', 'textbox', 'City'],
] as const)('goes to %s', async (_, hash, role, name) => {
  function Page() {
    const [hasLeft, setLeft] = useState(false);
    const leave = () => {
      window.history.replaceState(null, '', hash);
      setLeft(true);
    };
    return (
      <main>
        <h1>Page</h1>
        <section key={String(hasLeft)} aria-label="Address">
          {hasLeft ? (
            <input aria-label="City" data-focus-first />
          ) : (
            <button type="button" onClick={leave}>
              Leave
            </button>
          )}
        </section>
      </main>
    );
  }
  window.history.replaceState(null, '', '#/here?view=1');
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(screen.getByRole(role, { name })).toHaveFocus());
});

test('goes to an outcome outside of the window, which is scrolled into it', async () => {
  const scrolled: unknown[] = [];
  const into = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation((how) => void scrolled.push(how));
  const at = jest.spyOn(Element.prototype, 'getBoundingClientRect');
  function Page() {
    const [isDone, setDone] = useState(false);
    return (
      <main>
        {isDone && <h2 data-focus-fallback>Done</h2>}
        {!isDone && (
          <button type="button" onClick={() => setDone(true)}>
            Act
          </button>
        )}
      </main>
    );
  }
  const act = async (top: number) => {
    at.mockReturnValue({ top, bottom: top + 30 } as DOMRect);
    const { unmount } = render(<Page />);
    await userEvent.click(screen.getByRole('button', { name: 'Act' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Done' })).toHaveFocus());
    unmount();
  };
  await act(100);
  expect(scrolled).toEqual([]);
  await act(-900);
  expect(scrolled).toEqual([{ block: 'center' }]);
  await act(window.innerHeight - 20);
  expect(scrolled).toEqual([{ block: 'center' }, { block: 'center' }]);
  into.mockRestore();
  at.mockRestore();
});
