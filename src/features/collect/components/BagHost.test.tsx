import { useModel } from '@umijs/max';
import { act, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { SkuOptions } from '@/features/product/h5/SkuOptions';
import { pathOf } from '@/lib/routes';
import { bagStorage, savedStorage } from '@/lib/storage';
import { shopOfTest } from '../../../../tests/setup/freshShop';
import { renderInShop } from '../../../../tests/setup/renderInShop';
import { MAX_COLLECTED_LINES } from '@/features/bag/collectedLines';
import { BagHost } from './BagHost';
import { BagHostLoader } from './BagHostLoader';

const kettle = { goodsId: 'kettle', skuId: 'kettle.only', quantity: 1, price: 4_000 };
const line = { name: 'kettle', skuText: '', picture: undefined, quantity: 1 };

let bag: ReturnType<typeof useModel<'bag'>> | undefined;
let message = '';
function Models() {
  const model = useModel('bag');
  const { toast } = useModel('toast');
  useEffect(() => {
    bag = model;
    message = toast.message;
  });
  return null;
}
async function open(at = '/') {
  await renderInShop(
    <>
      <Models />
      <BagHost Options={SkuOptions} goodsId={undefined} />
    </>,
    { at },
  );
  return { ask: (request: Parameters<NonNullable<typeof bag>['ask']>[0]) => act(async () => bag?.ask(request)) };
}

test('adds one piece of a product without a choice, and confirms it', async () => {
  const { ask } = await open();
  await ask({ kind: 'add', goodsId: 'kettle' });
  await waitFor(() => expect(bag?.request).toMatchObject({ kind: 'added', line: { name: 'kettle', quantity: 1 } }));
  expect(bagStorage.read()).toEqual([{ ...kettle, at: expect.any(Number) }]);
});

test('adds a product that is saved as well, and it stays saved', async () => {
  savedStorage.write([{ ...kettle, at: 2 }]);
  const { ask } = await open();
  await ask({ kind: 'add', goodsId: 'kettle' });
  await waitFor(() => expect(bagStorage.read()).toMatchObject([{ goodsId: 'kettle', quantity: 1 }]));
  expect(savedStorage.read()).toEqual([{ ...kettle, at: 2 }]);
});

test('says that a product is sold out meanwhile, and adds nothing', async () => {
  shopOfTest().shop.operator.setStock('kettle.only', 0);
  const { ask } = await open();
  await ask({ kind: 'add', goodsId: 'kettle' });
  await waitFor(() => expect(message).toBe('Sold out'));
  expect([bag?.request, bagStorage.read()]).toEqual([undefined, undefined]);
});

test('says that the saved list is full', async () => {
  savedStorage.write(
    Array.from({ length: MAX_COLLECTED_LINES }, (_, at) => ({ ...kettle, goodsId: `g${at}`, skuId: `s${at}`, at })),
  );
  const { ask } = await open();
  await ask({ kind: 'toggleSaved', goodsId: 'kettle' });
  await waitFor(() => expect(message).toBe('Your saved list is full. Remove something first.'));
});

test('removes every saved variant of a product without asking for it', async () => {
  savedStorage.write([
    { ...kettle, at: 2 },
    { ...kettle, skuId: 'kettle.red', at: 1 },
    { ...kettle, goodsId: 'cup', skuId: 'cup.oat', at: 0 },
  ]);
  const { ask } = await open();
  await ask({ kind: 'toggleSaved', goodsId: 'kettle' });
  expect([message, bag?.request]).toEqual(['Removed from saved items', undefined]);
  expect(savedStorage.read()).toMatchObject([{ goodsId: 'cup' }]);
});

test('confirms an added line until it is closed', async () => {
  const { ask } = await open();
  await ask({ kind: 'added', line });
  expect(screen.getByText('Added to bag')).toBeInTheDocument();
  await ask(undefined);
  expect(screen.queryByText('Added to bag')).toBeNull();
});

test('confirms nothing on the page of the bag, which shows the line itself', async () => {
  const { ask } = await open(pathOf('h5', 'collect'));
  await ask({ kind: 'added', line });
  expect(screen.queryByText('Added to bag')).toBeNull();
});

test('whose code cannot be loaded drops what was asked for and says so; the next press loads it again', async () => {
  const loadHost = jest
    .fn()
    .mockRejectedValueOnce(new Error('no network'))
    .mockResolvedValue({ default: () => <p>Loaded for {bag?.request?.kind}</p> });
  await renderInShop(
    <>
      <Models />
      <BagHostLoader loadHost={loadHost} />
    </>,
  );
  const press = () => act(async () => bag?.ask({ kind: 'add', goodsId: 'kettle' }));
  expect(loadHost).not.toHaveBeenCalled();
  await press();
  expect([bag?.request, message, loadHost.mock.calls.length]).toEqual([undefined, 'We can’t reach the shop', 1]);
  expect(screen.queryByText(/^Loaded/)).toBeNull();
  await press();
  expect(screen.getByText('Loaded for add')).toBeInTheDocument();
  await act(async () => bag?.ask(undefined));
  expect([screen.queryByText(/^Loaded/), loadHost.mock.calls.length]).toEqual([null, 2]);
});
