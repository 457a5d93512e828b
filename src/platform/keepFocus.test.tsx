/** The focus stays on the page whatever happens to the element that has it. */
import { act as update, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { moveFocusIntoDialog, keepFocus, returnFocusFromDialog } from './keepFocus';

keepFocus();

/** A page whose "Act" button shows `after` in place of `before`. */
function Page({ before, after }: { before: (act: () => void) => ReactNode; after: ReactNode }) {
  const [hasActed, setHasActed] = useState(false);
  return (
    <main>
      <h1>Page</h1>
      {hasActed ? after : before(() => setHasActed(true))}
    </main>
  );
}

const pressAct = () => userEvent.setup().click(screen.getByRole('button', { name: 'Act' }));
const actIn = (wrap: (button: ReactNode) => ReactNode) => (act: () => void) =>
  wrap(
    <button type="button" onClick={act}>
      Act
    </button>,
  );
const plain = actIn((button) => button);

describe('an element with the focus that is removed passes it on', () => {
  test('to the heading of the region around it', async () => {
    function Part() {
      const [isThere, setThere] = useState(true);
      return (
        <main>
          <h1>Page</h1>
          <section>
            <h2>Address</h2>
            {isThere && (
              <button type="button" onClick={() => setThere(false)}>
                Act
              </button>
            )}
          </section>
        </main>
      );
    }
    render(<Part />);
    await pressAct();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Address' })).toHaveFocus());
  });

  test.each([
    ['the title of the page', () => <p>Nothing</p>, { role: 'heading', name: 'Page' }],
    ['the outcome', () => <h2 data-focus-fallback>Done</h2>, { role: 'heading', name: 'Done' }],
  ] as const)('to %s without such a region', async (_case, after, { role, name }) => {
    render(<Page before={plain} after={after()} />);
    await pressAct();
    await waitFor(() => expect(screen.getByRole(role, { name })).toHaveFocus());
  });

  test.each([
    [
      'label',
      () => (
        <section aria-label="Savings">
          <input data-focus-first aria-label="Code" />
        </section>
      ),
      { role: 'textbox', name: 'Code' },
    ],
    [
      'heading',
      () => (
        <section>
          <h2>Savings</h2>
        </section>
      ),
      { role: 'heading', name: 'Savings' },
    ],
  ] as const)('to the region that is drawn again under the same %s', async (_by, after, { role, name }) => {
    const before = actIn((button) =>
      name === 'Code' ? (
        <section aria-label="Savings">{button}</section>
      ) : (
        <section>
          <h2>Savings</h2>
          {button}
        </section>
      ),
    );
    render(<Page before={before} after={<div key="new">{after()}</div>} />);
    await pressAct();
    await waitFor(() => expect(screen.getByRole(role, { name })).toHaveFocus());
  });

  test('to its region when that comes back after a placeholder, but not when the user has gone on', async () => {
    function Loading({ leaves }: { leaves: boolean }) {
      const [state, setState] = useState<'before' | 'loading' | 'after'>('before');
      return (
        <main>
          <h1>Page</h1>
          <button type="button" onClick={() => setState('after')}>
            Arrive
          </button>
          {state === 'loading' ? (
            <span className="skeleton" />
          ) : (
            <section key={state} aria-label="Address">
              {state === 'before' && (
                <button type="button" onClick={() => setState('loading')}>
                  Act
                </button>
              )}
            </section>
          )}
          {leaves && <input aria-label="Elsewhere" />}
        </main>
      );
    }
    const { unmount } = render(<Loading leaves={false} />);
    await pressAct();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Page' })).toHaveFocus());
    fireEvent.click(screen.getByRole('button', { name: 'Arrive' }));
    await waitFor(() => expect(screen.getByRole('region', { name: 'Address' })).toHaveFocus());
    unmount();

    render(<Loading leaves />);
    await pressAct();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Page' })).toHaveFocus());
    screen.getByRole('textbox').focus();
    fireEvent.click(screen.getByRole('button', { name: 'Arrive' }));
    await screen.findByRole('region', { name: 'Address' });
    await new Promise(requestAnimationFrame);
    expect(screen.getByRole('textbox')).toHaveFocus();
  });
});

test('a button that is disabled while it is busy gets the focus back', async () => {
  function Busy() {
    const [isBusy, setBusy] = useState(false);
    return (
      <main>
        <h1>Page</h1>
        <section aria-label="Form">
          <button type="button" disabled={isBusy} onClick={() => setBusy(true)}>
            Act
          </button>
        </section>
        <output onClick={() => setBusy(false)}>Ready</output>
      </main>
    );
  }
  render(<Busy />);
  await pressAct();
  await waitFor(() => expect(screen.getByRole('region', { name: 'Form' })).toHaveFocus());
  fireEvent.click(screen.getByRole('status'));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Act' })).toHaveFocus());
});

test('who clicks beside the controls loses no place and is given none', async () => {
  let change = (): void => undefined;
  const before = (act: () => void) => {
    change = act;
    return <button type="button">Here</button>;
  };
  render(<Page before={before} after={<p>Nothing</p>} />);
  screen.getByRole('button').focus();
  await userEvent.setup().click(document.body);
  update(() => change());
  await screen.findByText('Nothing');
  await new Promise(requestAnimationFrame);
  expect(document.body).toHaveFocus();
});

describe('a dialog', () => {
  const page = ({
    inside,
    opener = true,
    isOpen = true,
  }: {
    inside: ReactNode;
    opener?: boolean;
    isOpen?: boolean;
  }) => (
    <>
      <main>
        <h1>Page</h1>
        <section aria-label="Order">{opener && <button type="button">Open</button>}</section>
      </main>
      {isOpen && (
        <div role="dialog" aria-label="Question" tabIndex={-1}>
          <button type="button">Close</button>
          {inside}
        </div>
      )}
    </>
  );

  test.each([
    ['the dialog itself', () => <p>Text</p>, () => screen.getByRole('dialog')],
    ['its first field', () => <input data-focus-first />, () => screen.getByRole('textbox')],
    [
      'the field of a kit whose mark is around it',
      () => (
        <div data-focus-first>
          <input />
        </div>
      ),
      () => screen.getByRole('textbox'),
    ],
  ])('has the focus on %s, and returns it', (_what, inside, expected) => {
    render(page({ inside: inside() }));
    const panel = screen.getByRole('dialog');
    const opener = screen.getByRole('button', { name: 'Open' });
    opener.focus();
    moveFocusIntoDialog(panel);
    expect(expected()).toHaveFocus();
    returnFocusFromDialog(panel);
    expect(opener).toHaveFocus();
  });

  test('has it on a field that is loaded later', async () => {
    const { rerender } = render(page({ inside: <span className="skeleton" /> }));
    const panel = screen.getByRole('dialog');
    moveFocusIntoDialog(panel);
    expect(panel).toHaveFocus();
    rerender(page({ inside: <input data-focus-first /> }));
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
  });

  test('that is removed returns the focus to its opener, or to the region of the opener', async () => {
    const { rerender } = render(page({ inside: null }));
    screen.getByRole('button', { name: 'Open' }).focus();
    moveFocusIntoDialog(screen.getByRole('dialog'));
    rerender(page({ inside: null, isOpen: false }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
    rerender(page({ inside: null }));
    moveFocusIntoDialog(screen.getByRole('dialog'));
    rerender(page({ inside: null, isOpen: false, opener: false }));
    await waitFor(() => expect(screen.getByRole('region', { name: 'Order' })).toHaveFocus());
  });
});
