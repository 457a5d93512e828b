import { act } from '@testing-library/react';
import { useModalRoute } from '@/hooks/useModalRoute';
import { renderShopHook } from '../../../tests/setup/shopHook';
import { useSkuSelection } from './useSkuSelection';

/** The product page with its sheet. */
const open = (at: string) =>
  renderShopHook(
    () => {
      const sheet = useModalRoute('buy');
      return { sheet, ...useSkuSelection(sheet.isOpen) };
    },
    { at },
  );

test.each([
  ['?id=cup', 'cup', { skuId: undefined, quantity: 1 }],
  ['?id=cup&sku=cup.oat&quantity=3', 'cup', { skuId: 'cup.oat', quantity: 3 }],
  ['?id=cup&quantity=0', 'cup', { skuId: undefined, quantity: 1 }],
  ['?id=cup&quantity=1e9', 'cup', { skuId: undefined, quantity: 1 }],
  ['?id=%0A&sku=%00', undefined, { skuId: undefined, quantity: 1 }],
])('the address %s selects', async (search, id, pick) => {
  const { now } = await open(`/goods${search}`);
  expect([now().id, now().pick]).toEqual([id, pick]);
});

test('a selection is in the address, one piece is not named', async () => {
  const { now, where } = await open('/goods?id=cup');
  await act(async () => now().setPick({ skuId: 'cup.oat', quantity: 2 }));
  expect(where()).toBe('/goods?id=cup&sku=cup.oat&quantity=2');
  await act(async () => now().setPick({ skuId: 'cup.oat', quantity: 1 }));
  expect(where()).toBe('/goods?id=cup&sku=cup.oat');
});

test('a selection in the sheet stays when the sheet is closed by Back', async () => {
  const { now, where, goBack } = await open('/goods?id=cup');
  await act(async () => now().sheet.open());
  await act(async () => now().setPick({ skuId: 'cup.oat', quantity: 3 }));
  await goBack();
  expect(now().sheet.isOpen).toBe(false);
  expect(where()).toBe('/goods?id=cup&sku=cup.oat&quantity=3');
});

test('a selection in the sheet does not come along to another product', async () => {
  const { now, where, go } = await open('/goods?id=cup');
  await act(async () => now().sheet.open());
  await act(async () => now().setPick({ skuId: 'cup.oat', quantity: 3 }));
  await go('/goods?id=kettle', { replace: true });
  expect(now().sheet.isOpen).toBe(false);
  expect(where()).toBe('/goods?id=kettle');
  expect([now().id, now().pick]).toEqual(['kettle', { skuId: undefined, quantity: 1 }]);
});

test('a selection is carried once: what is chosen beside the sheet later stays', async () => {
  const { now, where, goBack } = await open('/goods?id=cup');
  await act(async () => now().sheet.open());
  await act(async () => now().setPick({ skuId: 'cup.oat', quantity: 3 }));
  await goBack();
  await act(async () => now().setPick({ skuId: 'cup.ash', quantity: 1 }));
  expect(where()).toBe('/goods?id=cup&sku=cup.ash');
});
