import { useModel } from '@umijs/max';
import { act, waitFor } from '@testing-library/react';
import { loadAllMessages } from '@/lib/i18n';
import { draftAddress } from '../../../mock/testing/purchase';
import { shopOfTest } from '../../../tests/setup/freshShop';
import { loseRequest } from '../../../tests/setup/lostWrites';
import { renderShopHook } from '../../../tests/setup/shopHook';
import { useAddressScreen } from './useAddressScreen';

beforeAll(() => loadAllMessages());

const savePath = '*/api/user/address/save';
const notDone = 'That didn’t go through. You can safely try again.';

/** The address book of a customer with two addresses; the first one is the default. */
async function open() {
  const customer = shopOfTest().customer('+14155550199');
  for (const street of ['1 Oak Road', '2 Oak Road']) customer.ok('saveAddress', { ...draftAddress, street });
  const view = await renderShopHook(() => ({ ...useAddressScreen(), toast: useModel('toast').toast }), {
    as: customer,
  });
  const { now } = view;
  await waitFor(() => expect(now().isKnown).toBe(true));
  const at = (street: string) => {
    const found = now().book.addresses.find((one) => one.street === street);
    if (!found) throw new Error(`No ${street}`);
    return found;
  };
  return { ...view, at };
}

describe('the form', () => {
  test('is that of the chosen address, and of none for a new one', async () => {
    const { now, at } = await open();
    await act(async () => now().openForm(at('2 Oak Road')));
    expect([now().formModal.isOpen, now().target?.street]).toEqual([true, '2 Oak Road']);
    await act(async () => now().leaveForm());
    expect([now().formModal.isOpen, now().toast.message]).toEqual([false, 'Address saved']);
    await act(async () => now().openForm());
    expect([now().formModal.isOpen, now().target]).toEqual([true, undefined]);
  });

  test('opens without the result of the last save', async () => {
    const { now, at } = await open();
    await act(async () => now().openForm(at('2 Oak Road')));
    loseRequest(savePath);
    await act(() => now().book.save({ ...at('2 Oak Road'), city: 'Oakland' }, at('2 Oak Road').id));
    expect(now().book.saving.status).toBe('refused');
    await act(async () => now().formModal.close());
    await act(async () => now().openForm(at('1 Oak Road')));
    expect(now().book.saving.status).toBe('idle');
  });

  test('is that of the same address after a reload', async () => {
    const first = await open();
    await act(async () => first.now().openForm(first.at('2 Oak Road')));
    first.unmount();
    const again = await renderShopHook(useAddressScreen, { as: shopOfTest().customer('+14155550199') });
    await waitFor(() => expect(again.now().target?.street).toBe('2 Oak Road'));
  });
});

describe('a change', () => {
  test('to the default is said when it is done', async () => {
    const { now, at } = await open();
    await act(() => now().makeDefault(at('2 Oak Road')));
    expect([at('2 Oak Road').isDefault, now().toast.message]).toEqual([true, 'This is now your default address']);
  });

  test('that is not done is said at the list, and not that it is done', async () => {
    const { now, at } = await open();
    loseRequest(savePath);
    await act(() => now().makeDefault(at('2 Oak Road')));
    expect([at('2 Oak Road').isDefault, now().toast.isVisible, now().formError]).toEqual([false, false, notDone]);
  });

  test('is said in the question before a removal while that is open, which starts without it', async () => {
    const { now, at } = await open();
    loseRequest(savePath);
    await act(() => now().makeDefault(at('2 Oak Road')));
    expect(now().formError).toBe(notDone);
    await act(async () => now().openRemoval(at('2 Oak Road')));
    expect([now().removalModal.isOpen, now().target?.street, now().book.changing.status]).toEqual([
      true,
      '2 Oak Road',
      'idle',
    ]);
    loseRequest(savePath);
    await act(() => now().book.remove(at('2 Oak Road').id));
    expect([now().book.changing.status, now().formError]).toEqual(['refused', undefined]);
    await act(() => now().book.remove(at('2 Oak Road').id));
    await act(async () => now().leaveRemoval());
    expect([now().removalModal.isOpen, now().toast.message, now().target]).toEqual([
      false,
      'Address removed',
      undefined,
    ]);
  });
});
