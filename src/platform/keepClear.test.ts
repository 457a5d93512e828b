import { clearShift, type Box } from './keepClear';

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
