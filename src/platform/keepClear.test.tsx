import { clearShift, createKeepClear, type Box } from './keepClear';

const box = (top: number, height: number, left = 0, width = 100): Box => ({
  top,
  bottom: top + height,
  left,
  right: left + width,
});

test.each<[string, Box[], number]>([
  ['stays where it covers no button', [box(60, 40)], 0],
  ['moves below the button that it would cover', [box(40, 40)], 80],
  ['moves below a second button that is then in its way', [box(40, 40), box(90, 40)], 130],
  ['does not mind a button beside it', [box(40, 40, 200)], 0],
  ['fits between two buttons', [box(10, 30), box(110, 40)], 40],
  ['stays when the window has no such place', [box(10, 950)], 0],
])('a notice %s', (_name, buttons, shift) => expect(clearShift(box(8, 50), buttons, 1000)).toBe(shift));

test('a notification stays below the messages, and both below a retry button', async () => {
  const boxes: Record<string, Box> = { retry: box(0, 40), message: box(8, 50), notification: box(24, 80) };
  // jsdom has no layout: an element has the box of its id, moved by the shift of its place.
  const rects = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const { top, bottom, left, right } = boxes[this.id] ?? box(0, 0);
    const shift = parseInt(this.parentElement?.style.getPropertyValue('--notice-shift') || '0', 10);
    return { left, right, width: right - left, top: top + shift, bottom: bottom + shift } as DOMRect;
  });
  document.body.innerHTML =
    '<p role="alert"><button id="retry"></button></p><div class="notifications"><i id="notification"></i></div><div class="messages"><i id="message"></i></div>';
  createKeepClear([
    ['.messages', '.messages > i'],
    ['.notifications', '.notifications > i'],
  ])();
  window.dispatchEvent(new Event('resize'));
  document.body.append('changed');
  await new Promise((resolve) => setTimeout(resolve, 50));
  const topOf = (id: string) => document.getElementById(id)?.getBoundingClientRect().top;
  expect([topOf('message'), topOf('notification')]).toEqual([48, 106]);
  rects.mockRestore();
});
