import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadLocale } from '@/lib/i18n';
import { UndoBar } from './UndoBar';

beforeAll(() => loadLocale('en'));
beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function show(message = 'A cup was removed') {
  const done: string[] = [];
  const bar = (text: string) => (
    <UndoBar message={text} onUndo={() => done.push('undo')} onOver={() => done.push('over')} />
  );
  const { rerender } = render(bar(message));
  return {
    done,
    bar: screen.getByRole('group'),
    undo: screen.getByRole('button', { name: 'Undo' }),
    say: (text: string) => rerender(bar(text)),
    pass: (ms: number) => act(() => void jest.advanceTimersByTime(ms)),
  };
}

test('offers to undo for 8 s, with the focus on the button', () => {
  const { done, undo, pass } = show();
  expect(screen.getByRole('status')).toHaveTextContent('A cup was removed');
  expect(undo).toHaveFocus();
  // A pointer has removed the row: no ring is shown around the focus, which holds nothing.
  fireEvent.blur(undo);
  pass(7_999);
  expect(done).toEqual([]);
  pass(1);
  expect(done).toEqual(['over']);
});

test('another message has its own 8 s', () => {
  const { done, undo, say, pass } = show();
  fireEvent.blur(undo);
  pass(7_000);
  say('A kettle was removed');
  fireEvent.blur(undo);
  pass(7_999);
  expect(done).toEqual([]);
  pass(1);
  expect(done).toEqual(['over']);
});

test('stays under the pointer, and for 8 s more when it has left', () => {
  const { done, bar, undo, pass } = show();
  fireEvent.blur(undo);
  fireEvent.pointerEnter(bar);
  pass(60_000);
  expect(done).toEqual([]);
  fireEvent.pointerLeave(bar);
  pass(7_999);
  expect(done).toEqual([]);
  pass(1);
  expect(done).toEqual(['over']);
});

test('stays while a keyboard has the focus in it, and for 8 s more when it has gone on', async () => {
  const { done, bar, undo, pass } = show();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  act(() => undo.blur());
  await user.tab();
  expect(bar).toContainElement(document.activeElement as HTMLElement);
  expect(undo).toHaveFocus();
  pass(60_000);
  expect(done).toEqual([]);
  await user.tab();
  expect(undo).not.toHaveFocus();
  pass(8_000);
  expect(done).toEqual(['over']);
});

test.each([
  ['Undo', ['undo']],
  ['Close', ['over']],
])('%s does what it says', (name, expected) => {
  const { done } = show();
  fireEvent.click(screen.getByRole('button', { name }));
  expect(done).toEqual(expected);
});
