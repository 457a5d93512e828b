import { useModel } from '@umijs/max';
import { screen } from '@testing-library/react';
import { savedStorage } from '@/lib/storage';
import { renderInShop } from '../../../../tests/setup/renderInShop';
import { MAX_COLLECTED_LINES } from '@/features/bag/collectedLines';
import { SaveButton } from './SaveButton';

const chosen = { goods: { id: 'cup' }, sku: { id: 'cup.oat', price: 2_000 }, quantity: 3 } as never;
const saved = { goodsId: 'cup', skuId: 'cup.oat', quantity: 3, price: 2_000, at: 1 };
const others = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ ...saved, goodsId: `g${at}`, skuId: `s${at}`, at }));
const Toast = () => <output>{useModel('toast').toast.message}</output>;

async function press(...lines: object[]) {
  savedStorage.write(lines);
  const { user } = await renderInShop(
    <>
      <SaveButton chosen={chosen} />
      <Toast />
    </>,
  );
  const button = screen.getByRole('button');
  await user.click(button);
  return { message: document.querySelector('output')?.textContent, isPressed: button.getAttribute('aria-pressed') };
}

test('saves the chosen variant with quantity and price', async () => {
  expect(await press()).toEqual({ message: 'Saved', isPressed: 'true' });
  expect(savedStorage.read()).toEqual([{ ...saved, at: expect.any(Number) }]);
});

test('removes this variant alone', async () => {
  const moss = { ...saved, skuId: 'cup.moss', at: 0 };
  expect(await press(saved, moss)).toEqual({ message: 'Removed from saved items', isPressed: 'false' });
  expect(savedStorage.read()).toEqual([moss]);
});

test('says that the list is full, and saves nothing', async () => {
  expect(await press(...others(MAX_COLLECTED_LINES))).toEqual({
    message: 'Your saved list is full. Remove something first.',
    isPressed: 'false',
  });
  expect(savedStorage.read()).toHaveLength(MAX_COLLECTED_LINES);
});
