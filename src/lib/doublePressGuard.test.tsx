import { fireEvent } from '@testing-library/react';
import { doublePressWindowMs, installDoublePressGuard } from './doublePressGuard';

// Once for the document: it cannot be taken away again.
beforeAll(installDoublePressGuard);

let pressed: string[];
let time = 0;

beforeEach(() => {
  pressed = [];
  time += 60_000;
  document.body.replaceChildren();
});

/** A button at the point that the pointer presses. */
function addButton(name: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.textContent = name;
  button.addEventListener('click', () => pressed.push(name));
  document.body.append(button);
  document.elementFromPoint = () => document.body.lastElementChild;
  return button;
}

/** Presses what is at a point; `after` ms later than the last press. */
function press(target: Element, { after = 0, x = 100, y = 100 } = {}) {
  time += after;
  const at = { clientX: x, clientY: y, detail: 1, bubbles: true, cancelable: true };
  for (const event of [new MouseEvent('pointerdown', at), new MouseEvent('click', at)]) {
    Object.defineProperty(event, 'timeStamp', { value: time });
    fireEvent(target, event);
  }
}

/** The button is replaced by another one in the same place, which the second click hits. */
function pressReplaced(second: Parameters<typeof press>[1], name = 'Pay') {
  const first = addButton('Place order');
  press(first);
  first.remove();
  press(addButton(name), second);
}

test('the second half of a double click does not press what has replaced the first button', () => {
  pressReplaced({ after: doublePressWindowMs });
  expect(pressed).toEqual(['Place order']);
});

test.each([
  ['later than a double click', { after: doublePressWindowMs + 1 }],
  ['to the left of it', { after: 100, x: 75 }],
  ['to the right of it', { after: 100, x: 125 }],
  ['above it', { after: 100, y: 75 }],
  ['below it', { after: 100, y: 125 }],
])('a press %s is meant', (_, second) => {
  pressReplaced(second);
  expect(pressed).toEqual(['Place order', 'Pay']);
});

test.each([
  ['to the left', { after: 100, x: 76 }],
  ['to the right', { after: 100, x: 124 }],
  ['above', { after: 100, y: 76 }],
  ['below', { after: 100, y: 124 }],
])('a finger that lands %s of its first tap is not', (_, second) => {
  pressReplaced(second);
  expect(pressed).toEqual(['Place order']);
});

test('the same button drawn again is meant: one more piece', () => {
  pressReplaced({ after: 100 }, 'Place order');
  expect(pressed).toEqual(['Place order', 'Place order']);
});

test('a button that is still there can be pressed twice, and so can what is beside it', () => {
  const button = addButton('One more');
  press(button);
  press(button, { after: 100 });
  expect(pressed).toEqual(['One more', 'One more']);
});

test('what is beside a button that is still there is meant', () => {
  const button = addButton('One more');
  const beside = addButton('Pay');
  document.elementFromPoint = () => button;
  press(button);
  press(beside, { after: 100, x: 110 });
  expect(pressed).toEqual(['One more', 'Pay']);
});

test('a link that has replaced a button is not followed by the second half', () => {
  const first = addButton('Place order');
  press(first);
  first.remove();
  const link = addButton('Terms');
  const followed: boolean[] = [];
  const onClick = ({ defaultPrevented }: Event) => followed.push(!defaultPrevented);
  // Behind the guard, which stops the event for everything but other listeners of the window that came before.
  const click = new MouseEvent('click', { detail: 1, bubbles: true, cancelable: true });
  const down = new MouseEvent('pointerdown', { clientX: 100, clientY: 100, bubbles: true });
  Object.defineProperty(down, 'timeStamp', { value: time + 100 });
  link.addEventListener('click', onClick);
  fireEvent(link, down);
  fireEvent(link, click);
  expect([followed, click.defaultPrevented]).toEqual([[], true]);
});

test('only one click is ignored', () => {
  pressReplaced({ after: 100 });
  const pay = document.body.lastElementChild ?? document.body;
  // A click that no press of this pointer has begun.
  fireEvent(pay, new MouseEvent('click', { detail: 1, bubbles: true }));
  expect(pressed).toEqual(['Place order', 'Pay']);
});

test('a key presses what has the focus, whatever the pointer has pressed before', () => {
  const first = addButton('Place order');
  press(first);
  first.remove();
  const pay = addButton('Pay');
  const down = new MouseEvent('pointerdown', { clientX: 100, clientY: 100, bubbles: true });
  Object.defineProperty(down, 'timeStamp', { value: time + 100 });
  fireEvent(pay, down);
  fireEvent(pay, new MouseEvent('click', { detail: 0, bubbles: true }));
  expect(pressed).toEqual(['Place order', 'Pay']);
});
