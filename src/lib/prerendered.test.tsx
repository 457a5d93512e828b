import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { isPrerenderedShown, removeOtherPrerendered, removePrerendered } from './prerendered';

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

test('a field in which nothing was typed keeps what the app has in its own', async () => {
  const { page, own } = openPrerendered('');
  fireEvent.change(own() ?? page, { target: { value: 'tea' } });
  await remove();
  expect(own()).toHaveValue('tea');
  expect(own()).toHaveFocus();
});

test('a field is found by its kind and its placeholder, and one without a counterpart is left', async () => {
  const { page, own } = openPrerendered('camera');
  const root = document.getElementById('root');
  root?.insertAdjacentHTML('afterbegin', '<input type="search" placeholder="Filter"><input placeholder="Search">');
  const other = document.createElement('input');
  other.placeholder = 'Another';
  page.append(other);
  other.value = 'x';
  await remove();
  const fields = [...(root?.querySelectorAll('input') ?? [])];
  expect(fields.map(({ value }) => value)).toEqual(['', '', 'camera']);
  expect(fields[2]).toHaveFocus();
  expect(own()).not.toBe(fields[2]);
});

describe('the pictures below the prerendered page', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  /** A prerendered page over a picture that the user sees first, and one further down. */
  function openPictures(decoded: Promise<void>) {
    document.body.innerHTML =
      '<div id="root"><img loading="eager"><img loading="lazy"></div><div id="prerendered" data-of="home"></div>';
    const [first, later] = document.querySelectorAll('img');
    if (first) first.decode = () => decoded;
    if (later) later.decode = () => new Promise(() => undefined);
    void removePrerendered();
  }
  const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

  test('can be painted when it goes', async () => {
    let paint = (): void => undefined;
    openPictures(new Promise((resolve) => (paint = resolve)));
    await pass(300);
    expect(isPrerenderedShown()).toBe(true);
    paint();
    await pass(0);
    expect(isPrerenderedShown()).toBe(false);
  });

  test.each([
    ['are broken', Promise.reject(new Error('no picture')), 0],
    ['need more than 400 ms', new Promise<void>(() => undefined), 400],
  ])('are not waited for when they %s', async (_, decoded, ms) => {
    openPictures(decoded);
    if (ms > 0) {
      await pass(ms - 1);
      expect(isPrerenderedShown()).toBe(true);
    }
    await pass(1);
    expect(isPrerenderedShown()).toBe(false);
  });
});

test('what was typed into the page of another screen stays out of the fields of this one', async () => {
  let paint = (): void => undefined;
  const { own } = openPrerendered('camera');
  const picture = document.createElement('img');
  picture.setAttribute('loading', 'eager');
  picture.decode = () => new Promise<void>((resolve) => (paint = resolve));
  document.getElementById('root')?.append(picture);
  const removed = removePrerendered();
  removeOtherPrerendered('goods');
  paint();
  await act(() => removed);
  expect(own()).toHaveValue('');
});

test('the prerendered page of another screen goes at once, that of this one stays', () => {
  document.body.innerHTML = '<div id="root"></div><div id="prerendered" data-of="goods"></div>';
  removeOtherPrerendered('goods');
  expect(isPrerenderedShown()).toBe(true);
  removeOtherPrerendered('home');
  expect(document.getElementById('prerendered')).toBeNull();
  removeOtherPrerendered('home');
});
