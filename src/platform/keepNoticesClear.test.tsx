import { shiftToClear, createKeepNoticesClear, type Box } from './keepNoticesClear';

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
])('a notice %s', (_name, buttons, shift) => expect(shiftToClear(box(8, 50), buttons, 1000)).toBe(shift));

describe('on a page', () => {
  /** jsdom has no layout: an element has the box of its id, moved by the shift of its place. */
  let boxes: Record<string, Box>;
  beforeEach(() => {
    boxes = { retry: box(0, 40), message: box(8, 50), notification: box(24, 80) };
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      const { top, bottom, left, right } = boxes[this.id] ?? box(0, 0, 0, 0);
      const shift = parseInt(this.parentElement?.style.getPropertyValue('--notice-shift') || '0', 10);
      return { left, right, width: right - left, top: top + shift, bottom: bottom + shift } as DOMRect;
    });
  });
  afterEach(async () => {
    // The watch ends with the last notice.
    document.body.innerHTML = '';
    await frames();
    jest.restoreAllMocks();
  });
  /** The second frame after a change: the first one moves what has changed. */
  const frames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const topOf = (id: string) => document.getElementById(id)?.getBoundingClientRect().top;
  const retry = '<p role="alert"><button id="retry"></button></p>';
  const messages = '<div class="messages"><i id="message"></i></div>';
  const watch = () =>
    createKeepNoticesClear([
      ['.messages', '.messages > i'],
      ['.notifications', '.notifications > i'],
    ]);
  const change = async (html: string) => {
    document.body.insertAdjacentHTML('beforeend', html);
    await frames();
  };

  test('a notification stays below the messages, and both below a retry button', async () => {
    document.body.innerHTML = `${retry}<div class="notifications"><i id="notification"></i></div>${messages}`;
    watch()();
    window.dispatchEvent(new Event('resize'));
    await change('changed');
    expect([topOf('message'), topOf('notification')]).toEqual([48, 106]);
  });

  test('a message that was moved stays where it is at the next change, and comes back without the button', async () => {
    document.body.innerHTML = retry + messages;
    watch()();
    for (const _ of [1, 2]) {
      await change('changed');
      expect(topOf('message')).toBe(48);
    }
    document.querySelector('p')?.remove();
    await frames();
    expect(topOf('message')).toBe(8);
  });

  test('a message does not give way to its own button, nor to one that is not in the window', async () => {
    Object.assign(boxes, { own: box(8, 40), gone: box(-60, 40), below: box(window.innerHeight, 40) });
    const button = (id: string) => `<p role="status"><button id="${id}"></button></p>`;
    document.body.innerHTML = `<div class="messages"><i id="message"></i>${button('own')}</div>${button('gone')}${button('below')}${button('without-size')}`;
    watch()();
    await change('changed');
    expect(topOf('message')).toBe(8);
  });

  test('is watched until the last notice is gone, and again for the next one', async () => {
    const keepClear = watch();
    document.body.innerHTML = messages;
    keepClear();
    keepClear();
    await change('changed');
    const measured = jest.mocked(Element.prototype.getBoundingClientRect).mock.calls;
    document.querySelector('.messages')?.remove();
    await frames();
    measured.length = 0;
    await change(retry);
    window.dispatchEvent(new Event('scroll'));
    await frames();
    expect(measured).toHaveLength(0);
    keepClear();
    await change(messages);
    expect(topOf('message')).toBe(48);
  });
});
