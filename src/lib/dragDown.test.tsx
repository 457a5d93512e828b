import { canDragDown, isMovementDown } from './dragDown';

function page(inner: string) {
  document.body.innerHTML = `<main><div id="list"><p id="row">Row</p>${inner}</div></main>`;
  const find = (selector: string) => document.querySelector(selector) ?? document.body;
  return { root: find('main'), find };
}

test.each([
  ['input', '<input>'],
  ['textarea', '<textarea></textarea>'],
  ['select', '<select></select>'],
  ['[contenteditable]', '<p contenteditable>Note</p>'],
  ['[role=slider]', '<div role="slider"></div>'],
])('a touch on %s drags that, and what is around it not', (selector, markup) => {
  const { root, find } = page(markup);
  expect([canDragDown(find(selector), root), canDragDown(find('#row'), root)]).toEqual([false, true]);
});

test('a touch on the page itself drags it, one on something that is scrolled or outside does not', () => {
  const { root, find } = page('');
  const list = find('#list');
  expect([canDragDown(root, root), canDragDown(null, root), canDragDown(window, root)]).toEqual([true, true, true]);
  expect(canDragDown(document.body, root)).toBe(false);
  list.scrollTop = 1;
  expect([canDragDown(find('#row'), root), canDragDown(list, root)]).toEqual([false, false]);
  list.scrollTop = 0;
  expect(canDragDown(find('#row'), root)).toBe(true);
});

test.each([
  ['none', false],
  ['pan-x', false],
  ['pan-y', true],
])('where the style says touch-action: %s a touch drags: %s', (touchAction, canDrag) => {
  const { root, find } = page('');
  const computed = window.getComputedStyle;
  const spy = jest
    .spyOn(window, 'getComputedStyle')
    .mockImplementation((element) =>
      element.id === 'list' ? ({ touchAction } as CSSStyleDeclaration) : computed(element),
    );
  expect(canDragDown(find('#row'), root)).toBe(canDrag);
  spy.mockRestore();
});

test.each([
  [0, 3.9, undefined],
  [0, 4, true],
  [3, 4, true],
  [-3, 4, true],
  [4, 4, false],
  [0, -4, false],
  [5, 0, false],
])('a movement by %d and %d px goes down: %s', (x, y, isDown) => expect(isMovementDown(x, y)).toBe(isDown));
