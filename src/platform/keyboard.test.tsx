/** The on-screen keyboard, reported by the visual viewport. jsdom has none, and its window is 768 px high. */
import { watchKeyboard } from './keyboard';

class Viewport extends EventTarget {
  height = 768;
  offsetTop = 0;
  scale = 1;

  become(part: Partial<Pick<Viewport, 'height' | 'offsetTop' | 'scale'>>, event = 'resize') {
    Object.assign(this, part);
    this.dispatchEvent(new Event(event));
  }
}

const root = document.documentElement;
const reported = () => [
  'keyboard' in root.dataset,
  root.style.getPropertyValue('--keyboard'),
  root.style.getPropertyValue('--seen-height'),
];
const nothing = [false, '', ''];
const shown: Element[] = [];
let viewport: Viewport;
let stop: () => void;

beforeEach(() => {
  viewport = new Viewport();
  Object.defineProperty(window, 'visualViewport', { configurable: true, value: viewport });
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    shown.push(this);
  };
  stop = watchKeyboard();
});
afterEach(() => {
  stop();
  shown.length = 0;
  document.body.replaceChildren();
  Reflect.deleteProperty(window, 'visualViewport');
});

test('a keyboard that opens is reported, and nothing is left of it when it closes', () => {
  expect(reported()).toEqual(nothing);
  viewport.become({ height: 432 });
  expect(reported()).toEqual([true, '336px', '432px']);
  viewport.become({ height: 468.4 });
  expect(reported()).toEqual([true, '300px', '468px']);
  viewport.become({ height: 768 });
  expect(reported()).toEqual(nothing);
});

test('a page that was moved up by the browser is covered less', () => {
  viewport.become({ height: 432 });
  viewport.become({ offsetTop: 200 }, 'scroll');
  expect(reported()).toEqual([true, '136px', '432px']);
  viewport.become({ offsetTop: 400 }, 'scroll');
  expect(reported()).toEqual([true, '0px', '432px']);
});

test('a toolbar that comes and a page that is zoomed in are no keyboard', () => {
  viewport.become({ height: 768 - 119 });
  expect(reported()).toEqual(nothing);
  viewport.become({ height: 300, scale: 2.56 });
  expect(reported()).toEqual(nothing);
});

test('the focused field is shown when the keyboard opens or grows, and when the focus moves on; moving the page leaves it', () => {
  const [field, next, button] = ['input', 'textarea', 'button'].map((name) => document.createElement(name));
  document.body.append(...[field, next, button].flatMap((one) => one ?? []));
  field?.focus();
  expect(shown).toEqual([]);
  viewport.become({ height: 432 });
  expect(shown).toEqual([field]);
  viewport.become({ offsetTop: 60 }, 'scroll');
  expect(shown).toEqual([field]);
  next?.focus();
  viewport.become({ height: 400 });
  expect(shown).toEqual([field, next, next]);
  button?.focus();
  viewport.become({ height: 768 });
  next?.focus();
  expect(shown).toEqual([field, next, next]);
});

test('a browser without a visual viewport works as before', () => {
  stop();
  Reflect.deleteProperty(window, 'visualViewport');
  stop = watchKeyboard();
  expect(reported()).toEqual(nothing);
});
