import { useModel } from '@umijs/max';
import { act, fireEvent, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { addMessages } from '@/lib/i18n';
import { pathOf } from '@/lib/routes';
import { bagStorage } from '@/lib/storage';
import { renderInShop } from '../../../../tests/setup/renderInShop';
import { stopClock } from '../../../../tests/setup/stoppedClock';
import { shellPc } from '@@/locales/shellPc';
import { BagLink } from './BagLink';

addMessages(shellPc);

const cup = { goodsId: 'cup', skuId: 'cup.oat', quantity: 2, price: 2_000, at: 9 };
const panel = () => screen.queryByRole('region', { name: 'Bag' });

let bag: ReturnType<typeof useModel<'bag'>> | undefined;
function BagModel() {
  const model = useModel('bag');
  useEffect(() => void (bag = model));
  return null;
}
async function open({ at = '/', lines = [cup] as object[] } = {}) {
  bagStorage.write(lines);
  await renderInShop(
    <>
      <BagLink />
      <BagModel />
      <button type="button">Elsewhere</button>
    </>,
    { at, platform: 'pc' },
  );
  const link = await screen.findByRole('link', { name: /^Bag/ });
  const container = link.parentElement;
  if (!container) throw new Error('The link has no place');
  return { link, container: container };
}

test('the pointer may leave the link for a moment, and then the lines are hidden', async () => {
  const { container } = await open();
  const clock = stopClock();
  fireEvent.pointerEnter(container);
  await clock.until(() => expect(panel()).not.toBeNull());
  fireEvent.pointerLeave(container);
  await clock.pass(199);
  fireEvent.pointerEnter(container);
  await clock.pass(1_000);
  expect(panel()).not.toBeNull();
  fireEvent.pointerLeave(container);
  await clock.pass(199);
  expect(panel()).not.toBeNull();
  await clock.pass(1_000);
  await clock.until(() => expect(panel()).toBeNull());
});

test('the focus shows the lines until it leaves them or Escape is pressed', async () => {
  const { link } = await open();
  act(() => link.focus());
  expect(await screen.findByRole('region', { name: 'Bag' }, { timeout: 10_000 })).toBeInTheDocument();
  // Another key and the links of the lines keep them.
  fireEvent.keyDown(link, { key: 'ArrowDown' });
  act(() => screen.getByRole('link', { name: 'View bag' }).focus());
  expect(panel()).not.toBeNull();
  fireEvent.keyDown(link, { key: 'Escape' });
  expect(panel()).toBeNull();
  act(() => link.focus());
  expect(panel()).not.toBeNull();
  act(() => screen.getByRole('button', { name: 'Elsewhere' }).focus());
  expect(panel()).toBeNull();
});

test('the lines take the place of the confirmation of an added line, and of nothing else', async () => {
  const { link } = await open();
  const line = { name: 'Cup', skuText: '', picture: undefined, quantity: 1 };
  act(() => bag?.ask({ kind: 'add', goodsId: 'cup' }));
  act(() => link.focus());
  expect(bag?.request).toEqual({ kind: 'add', goodsId: 'cup' });
  act(() => link.blur());
  act(() => bag?.ask({ kind: 'added', line }));
  act(() => link.focus());
  expect(bag?.request).toBeUndefined();
  expect(await screen.findByRole('region', { name: 'Bag' }, { timeout: 10_000 })).toBeInTheDocument();
});

test.each([
  ['an empty bag', { lines: [] as object[] }],
  ['the page of the bag', { at: pathOf('pc', 'collect') }],
])('%s shows no lines', async (_where, options) => {
  const { link } = await open(options);
  const clock = stopClock();
  act(() => link.focus());
  await clock.settle();
  expect(panel()).toBeNull();
});

test('the newest four lines are shown, and the others counted', async () => {
  const lines = Array.from({ length: 5 }, (_, at) => ({ ...cup, skuId: at === 4 ? 'cup.oat' : `gone${at}`, at }));
  const { link } = await open({ lines });
  act(() => link.focus());
  await screen.findByRole('region', { name: 'Bag' }, { timeout: 10_000 });
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  expect(screen.getByText('1 more item')).toBeInTheDocument();
});
