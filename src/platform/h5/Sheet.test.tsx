import { createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Sheet } from './Sheet';
import { releaseSpeed } from './useSheetDrag';

const modalThat = (isOpen: boolean) => ({
  isOpen,
  open: () => undefined,
  close: () => undefined,
  closeInto: () => undefined,
});
const sheetThat = (isOpen: boolean) => (
  <Sheet modal={modalThat(isOpen)} title="Filters">
    Price
  </Sheet>
);
const isPageHeld = () => document.body.classList.contains('adm-overflow-hidden');

// The user goes back before the opening animation has begun.
test('a sheet that is closed in the moment in which it opens is gone, and the page beneath can be scrolled', async () => {
  const { rerender } = render(sheetThat(false));
  rerender(sheetThat(true));
  expect(screen.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  rerender(sheetThat(false));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(isPageHeld()).toBe(false);
});

test('a sheet that has come and was closed comes again', async () => {
  const { rerender } = render(sheetThat(true));
  for (let nth = 0; nth < 2; nth += 1) {
    expect(await screen.findByRole('dialog', { name: 'Filters' })).toBeVisible();
    await waitFor(() => expect(isPageHeld()).toBe(true));
    rerender(sheetThat(false));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(isPageHeld()).toBe(false);
    rerender(sheetThat(true));
  }
});

test('a press beside the sheet closes it', async () => {
  const close = jest.fn();
  render(
    <Sheet modal={{ ...modalThat(true), close }} title="Filters">
      Price
    </Sheet>,
  );
  fireEvent.click(screen.getByText('Price'));
  expect(close).not.toHaveBeenCalled();
  const buttons = screen.getAllByRole('button', { hidden: true }).filter((button) => !button.closest('[role=dialog]'));
  expect(buttons).toHaveLength(1);
  if (buttons[0]) fireEvent.click(buttons[0]);
  expect(close).toHaveBeenCalledTimes(1);
});

describe('a sheet is dragged shut', () => {
  /** The height of the sheet in jsdom, which has no layout. */
  const height = 400;
  /** Ms that a finger rests: it throws nothing when it lets go then. */
  const restMs = 100;

  async function openSheet(content: ReactNode = 'Price') {
    const close = jest.fn();
    render(
      <Sheet modal={{ ...modalThat(true), close }} title="Filters">
        {content}
      </Sheet>,
    );
    const sheet = await screen.findByRole('dialog', { name: 'Filters' });
    Object.defineProperty(sheet, 'offsetHeight', { value: height });
    return { close, sheet };
  }
  function at(clientY: number, clientX = 100) {
    const touches = [{ identifier: 1, clientX, clientY }];
    return { touches, targetTouches: touches, changedTouches: touches };
  }
  /** The first movement only shows the direction; the sheet follows from there. */
  function drag(target: Element, px: number) {
    fireEvent.touchStart(target, at(100));
    fireEvent.touchMove(target, at(110));
    fireEvent.touchMove(target, at(110 + px));
  }
  /** Sends an event with a time of its own, in ms, because the speed of a busy machine's events is not known. */
  function send(type: 'touchStart' | 'touchMove' | 'touchEnd', target: Element, touches: object, atMs: number) {
    const event = createEvent[type](target, touches);
    Object.defineProperty(event, 'timeStamp', { value: atMs });
    fireEvent(target, event);
  }
  const rest = () => new Promise((resolve) => setTimeout(resolve, restMs));
  const letGo = (target: Element) => fireEvent.touchEnd(target, { ...at(0), touches: [] });

  test('by distance, and it follows the finger', async () => {
    const { close, sheet } = await openSheet();
    const title = screen.getByRole('heading', { name: 'Filters' });
    drag(title, 121);
    expect(sheet.style.transform).toBe('translateY(121px)');
    await rest();
    letGo(title);
    expect(close).toHaveBeenCalledTimes(1);
  });

  test('not by a short distance: it moves back', async () => {
    const { close, sheet } = await openSheet();
    const title = screen.getByRole('heading', { name: 'Filters' });
    drag(title, 119);
    await rest();
    letGo(title);
    expect(close).not.toHaveBeenCalled();
    expect(sheet.style.transform).toBe('');
  });

  test('by speed', async () => {
    const { close } = await openSheet();
    const title = screen.getByRole('heading', { name: 'Filters' });
    send('touchStart', title, at(100), 0);
    send('touchMove', title, at(110), 10);
    send('touchMove', title, at(120), 20);
    send('touchMove', title, at(180), 40);
    send('touchEnd', title, { ...at(0), touches: [] }, 42);
    expect(close).toHaveBeenCalledTimes(1);
  });

  test('not by a gesture that the system ends', async () => {
    const { close, sheet } = await openSheet();
    const title = screen.getByRole('heading', { name: 'Filters' });
    drag(title, 300);
    fireEvent.touchCancel(title, { ...at(0), touches: [] });
    expect(close).not.toHaveBeenCalled();
    expect(sheet.style.transform).toBe('');
  });

  test('not sideways, not upwards, not with two fingers', async () => {
    const { close, sheet } = await openSheet();
    const [finger, other] = [at(140).touches[0], at(180).touches[0]];
    const both = { ...at(140), touches: [finger, other] };
    for (const [start, move] of [
      [at(100), at(140, 160)],
      [at(100), at(60)],
      [both, both],
    ] as const) {
      fireEvent.touchStart(sheet, start);
      fireEvent.touchMove(sheet, move);
      fireEvent.touchMove(sheet, at(400));
      expect(sheet.style.transform).toBe('');
      letGo(sheet);
    }
    expect(close).not.toHaveBeenCalled();
  });

  test('not while its content is scrolled, and not by what is dragged itself', async () => {
    const { close, sheet } = await openSheet(
      <>
        <div data-testid="list">
          <p>Last row</p>
        </div>
        <input aria-label="Price" />
        <div role="slider" aria-label="Range" aria-valuenow={1} tabIndex={0} />
      </>,
    );
    screen.getByTestId('list').scrollTop = 40;
    for (const target of [
      screen.getByText('Last row'),
      screen.getByRole('textbox', { name: 'Price' }),
      screen.getByRole('slider', { name: 'Range' }),
    ]) {
      drag(target, 300);
      expect(sheet.style.transform).toBe('');
      letGo(target);
    }
    expect(close).not.toHaveBeenCalled();
    screen.getByTestId('list').scrollTop = 0;
    drag(screen.getByText('Last row'), 300);
    letGo(screen.getByText('Last row'));
    expect(close).toHaveBeenCalledTimes(1);
    expect(sheet.style.transform).toBe('translateY(300px)');
  });
});

test('the speed of a finger is that of its last movements', () => {
  const moved = [
    { y: 0, atMs: 0 },
    { y: 10, atMs: 200 },
    { y: 50, atMs: 240 },
  ];
  expect(releaseSpeed(moved, 240)).toBe(1);
  expect(releaseSpeed(moved, 400)).toBe(0);
  expect(releaseSpeed([], 0)).toBe(0);
});
