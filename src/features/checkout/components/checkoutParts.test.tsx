/** The parts of the checkout: lines, notes, balance and presale terms. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Pack } from '@/api/packs';
import type { Checkout } from '@/features/checkout/useCheckout';
import type { QuantityProps } from '@/platform/controlProps';
import { Switch } from '@/platform/h5/Switch';
import { confirmPath, openCheckoutHook, phones, readyCheckout } from '../../../../tests/setup/checkoutHook';
import { buyer } from '../../../../tests/setup/checkoutSteps';
import { holdCall } from '../../../../tests/setup/holdCall';
import { renderShopHook } from '../../../../tests/setup/shopHook';
import { BalanceSwitch } from './BalanceSwitch';
import { NoteField } from './NoteField';
import { NoteRows } from './NoteRows';
import { PackLines } from './PackLines';
import { PresaleConsent } from './PresaleConsent';

const Quantity = ({ value, max, label, onChange }: QuantityProps) => (
  <button type="button" aria-label={label} onClick={() => onChange(value + 1)}>{`${value} of ${max}`}</button>
);

describe('the lines', () => {
  const draw = (checkout: Checkout) =>
    checkout.pack && <PackLines pack={checkout.pack} checkout={checkout} Quantity={Quantity} />;
  const steppers = () => screen.queryAllByRole('button', { name: /^Quantity/ }).map(({ textContent }) => textContent);
  const row = (name: string) => within(screen.getByRole('link', { name }).closest('li') ?? document.body);

  test('can be changed up to the limit of an order and the stock', async () => {
    const { quoted, edits } = await openCheckoutHook('phones.only*1,kettle.only*1', buyer(), draw);
    await quoted(13_000);
    expect(steppers()).toEqual(['1 of 2', '1 of 3']);
    fireEvent.click(screen.getByRole('button', { name: /^Quantity.*kettle/ }));
    expect(edits).toEqual([['phones.only*1,kettle.only*2', undefined]]);
    // The requested quantity is shown before its quote is there, and the next step goes on from it.
    expect(steppers()).toEqual(['1 of 2', '2 of 3']);
    fireEvent.click(screen.getByRole('button', { name: 'Remove kettle' }));
    expect(edits.at(-1)).toEqual(['phones.only*1', 'kettle']);
    expect(screen.queryByRole('link', { name: 'kettle' })).toBeNull();
  });

  test('that cannot be ordered as requested say why, and have no stepper', async () => {
    const text = 'cup.moss*1,kettle.only*9,phones.only*3,cup.oat*1';
    const { now, edits } = await openCheckoutHook(text, buyer(), draw);
    await waitFor(() => expect(now().quote.current?.canOrder).toBe(false));
    expect(row('kettle').getByText('Only 3 left')).toBeInTheDocument();
    expect(row('phones').getByText('Limit 2 per order')).toBeInTheDocument();
    expect(screen.getByText('Sold out')).toBeInTheDocument();
    expect(steppers()).toEqual(['1 of 10']);
    expect(screen.getByRole('alert')).toHaveTextContent('Some items can’t be ordered as requested.');
    fireEvent.click(screen.getByRole('button', { name: 'Continue with what’s available' }));
    expect(edits).toEqual([['kettle.only*3,phones.only*2,cup.oat*1', undefined]]);
  });

  test('of which none is left offer nothing to continue with', async () => {
    const { now } = await openCheckoutHook('cup.moss*1', buyer(), draw);
    await waitFor(() => expect(now().quote.current?.canOrder).toBe(false));
    expect(screen.getByRole('alert')).toHaveTextContent('None of these items can be ordered right now.');
    expect(screen.queryByRole('button', { name: 'Continue with what’s available' })).toBeNull();
  });

  test('cannot be changed while they are ordered, nor after', async () => {
    const { now } = await readyCheckout(phones, 9_000, buyer(), draw);
    const remove = () => screen.getByRole('button', { name: 'Remove phones' });
    expect(remove()).toBeEnabled();
    const release = holdCall(confirmPath);
    await act(async () => void now().placeOrder());
    expect(now().placing.isBusy).toBe(true);
    expect([steppers(), remove().matches(':disabled')]).toEqual([['1 of 1'], true]);
    release();
    await waitFor(() => expect(now().order).toBeDefined());
    expect([steppers(), remove().matches(':disabled')]).toEqual([['1 of 1'], true]);
  });

  test('in stock that wait for presale lines can be ordered without them', async () => {
    const { now, where } = await openCheckoutHook('lamp.only*1,kettle.only*2,card.25*1', buyer(), draw);
    await waitFor(() => expect(now().quote.current).toBeDefined());
    fireEvent.click(screen.getByRole('button', { name: 'Order in-stock items separately' }));
    await waitFor(() => expect(where()).toBe('/h5/ordercheck?lines=kettle.only*2'));
  });
});

describe('the note and the gift message', () => {
  const draw = (checkout: Checkout) => checkout.pack && <NoteRows pack={checkout.pack} checkout={checkout} />;
  const field = (name: RegExp) => screen.findByRole('textbox', { name });

  test('are typed each into its own, up to the length that the shop and the API take', async () => {
    const { now, quoted } = await openCheckoutHook(phones, buyer(), draw);
    await quoted(9_000);
    fireEvent.click(screen.getByRole('button', { name: /^Note to the shop/ }));
    fireEvent.click(screen.getByRole('button', { name: /^Gift message/ }));
    const [note, gift] = [await field(/^Your note/), await field(/^Your message/)];
    fireEvent.change(note, { target: { value: 'Ring twice' } });
    fireEvent.change(gift, { target: { value: 'With love' } });
    await waitFor(() => expect([now().note, now().giftMessage]).toEqual(['Ring twice', 'With love']));
    for (const count of ['10 of 200', '9 of 120']) expect(screen.getByText(count)).toBeInTheDocument();
  });

  test('that were typed before a reload are open, and others are not', async () => {
    sessionStorage.setItem('draft:note', JSON.stringify('Ring twice'));
    const { quoted } = await openCheckoutHook(phones, buyer(), draw);
    await quoted(9_000);
    expect(await field(/^Your note/)).toHaveValue('Ring twice');
    expect(screen.getByRole('button', { name: /^Gift message/ })).toHaveAttribute('aria-expanded', 'false');
  });

  test.each([
    [179, ''],
    [180, '20 characters left'],
    [189, '20 characters left'],
    [190, '10 characters left'],
    [199, '10 characters left'],
    [200, '0 characters left'],
  ])('with %i characters announce "%s"', async (used, text) => {
    await renderShopHook(() => undefined, {
      draw: () => <NoteField value={'🧺'.repeat(used)} onChange={() => undefined} />,
    });
    expect(await screen.findByText(`${used} of 200`)).toBeInTheDocument();
    expect(screen.getByRole('status').textContent).toBe(text);
  });
});

describe('the balance', () => {
  async function draw(isDisabled: boolean) {
    const toggles: number[] = [];
    await renderShopHook(() => undefined, {
      draw: () => (
        <BalanceSwitch
          Switch={Switch}
          isOn={false}
          text="$5.00 available"
          off=""
          isDisabled={isDisabled}
          onToggle={() => void toggles.push(1)}
        />
      ),
    });
    return toggles;
  }

  test('is switched once by a press on the switch, and once by one on its row', async () => {
    const toggles = await draw(false);
    fireEvent.click(screen.getByRole('switch', { name: 'Use balance' }));
    await act(async () => undefined);
    expect(toggles).toHaveLength(1);
    fireEvent.click(screen.getByText('$5.00 available'));
    await act(async () => undefined);
    expect(toggles).toHaveLength(2);
  });

  test('that is empty is not switched', async () => {
    const toggles = await draw(true);
    fireEvent.click(screen.getByRole('switch', { name: 'Use balance' }));
    fireEvent.click(screen.getByText('$5.00 available'));
    await act(async () => undefined);
    expect(toggles).toEqual([]);
  });
});

describe('presale terms', () => {
  const presale = (shipsOn: string, terms: string) => ({ presale: { shipsOn, terms } });
  const draw = (...lines: object[]) =>
    renderShopHook(() => undefined, {
      draw: () => (
        <PresaleConsent
          pack={{ lines } as unknown as Pack}
          checkout={{ choices: { isPresaleAccepted: false }, fieldErrors: [] } as unknown as Checkout}
        />
      ),
    });

  test('are shown once for each day, and accepted once', async () => {
    await draw(presale('2099-12-15', 'Later.'), presale('2099-12-15', 'Later.'), presale('2099-12-20', 'Later.'), {
      presale: null,
    });
    expect(screen.getAllByRole('region').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Dec 15, 2099.*Later\.$/) as string,
      expect.stringMatching(/Dec 20, 2099.*Later\.$/) as string,
    ]);
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  });

  test('that are empty are not accepted', async () => {
    await draw(presale('2099-12-15', '  '));
    expect(screen.getAllByRole('region')).toHaveLength(1);
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  test('are none without a presale line', async () => {
    await draw({ presale: null });
    expect([screen.queryByRole('region'), screen.queryByRole('checkbox')]).toEqual([null, null]);
  });
});
