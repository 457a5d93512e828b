import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { removePrerendered } from './prerendered';

/** The search field of the app, which says what it was asked to search for. */
function SearchField() {
  const [text, setText] = useState('');
  const [asked, setAsked] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(text);
      }}
    >
      <input type="search" placeholder="Search" value={text} onChange={(event) => setText(event.target.value)} />
      <output>{`asked: ${asked}`}</output>
    </form>
  );
}

/** A prerendered page over the app, with `typed` in its search field and the caret after two characters. */
function openPrerendered(typed: string) {
  const root = document.body.appendChild(document.createElement('div'));
  root.id = 'root';
  render(<SearchField />, { container: root });
  const page = document.body.appendChild(document.createElement('div'));
  page.id = 'prerendered';
  page.innerHTML = '<form><input type="search" placeholder="Search" tabindex="-1" value=""></form>';
  const field = page.querySelector('input') ?? document.createElement('input');
  field.focus();
  field.value = typed;
  field.setSelectionRange(2, 2);
  return { page, own: () => root.querySelector('input') };
}
afterEach(() => document.body.replaceChildren());
const remove = () => act(() => removePrerendered());

test('what was typed before the app started is in its field, with focus and caret', async () => {
  const { page, own } = openPrerendered('camera');
  await remove();
  expect(page.isConnected).toBe(false);
  expect(own()).toHaveValue('camera');
  expect(own()).toHaveFocus();
  expect([own()?.selectionStart, own()?.selectionEnd]).toEqual([2, 2]);
  expect(screen.getByRole('status')).toHaveTextContent('asked:');
});

test('the Enter that was pressed before the app started searches', async () => {
  const { page } = openPrerendered('camera');
  page.dataset['submitted'] = '';
  await remove();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('asked: camera'));
});

test('the page stays while an input method composes in it', async () => {
  const { page, own } = openPrerendered('ni');
  page.dataset['composing'] = '';
  const removed = removePrerendered();
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(page.isConnected).toBe(true);
  const field = page.querySelector('input') ?? document.createElement('input');
  field.value = '你好';
  fireEvent.compositionEnd(field);
  await act(() => removed);
  expect(page.isConnected).toBe(false);
  expect(own()).toHaveValue('你好');
});
