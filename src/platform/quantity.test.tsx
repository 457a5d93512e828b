import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { loadLocale } from '@/lib/i18n';
import { Quantity as H5Quantity } from './h5/Quantity';
import { Quantity as PcQuantity } from './pc/Quantity';

const applied: number[] = [];
beforeAll(() => loadLocale('en'));

describe.each([
  ['h5', H5Quantity],
  ['pc', PcQuantity],
])('the quantity on %s', (_platform, Quantity) => {
  function Example({ max = 99 }: { max?: number }) {
    const [value, setValue] = useState(3);
    const change = (next: number) => {
      applied.push(next);
      setValue(next);
    };
    return (
      <>
        <Quantity label="Quantity" value={value} max={max} limit={value === max ? 'The last' : ''} onChange={change} />
        <button type="button">Elsewhere</button>
      </>
    );
  }
  const open = (max?: number) => {
    applied.length = 0;
    render(<Example max={max} />);
    return { user: userEvent.setup(), field: screen.getByRole('spinbutton', { name: 'Quantity' }) };
  };
  const leave = (user: ReturnType<typeof userEvent.setup>) =>
    user.click(screen.getByRole('button', { name: 'Elsewhere' }));

  test('applies a typed number when the field is left, and not while it is typed', async () => {
    const { user, field } = open();
    await user.clear(field);
    expect(field).toHaveValue('');
    await user.type(field, '12');
    expect(field).toHaveValue('12');
    expect(applied).toEqual([]);
    await leave(user);
    expect(applied).toEqual([12]);
    expect(field).toHaveValue('12');
  });

  test('selects the number when the field gets the focus, so that the next one replaces it', () => {
    const { field } = open();
    // Tab would select it without the field's help.
    act(() => field.focus());
    expect([(field as HTMLInputElement).selectionStart, (field as HTMLInputElement).selectionEnd]).toEqual([0, 1]);
  });

  test('keeps the former number when the field is left empty or with text', async () => {
    const { user, field } = open();
    await user.clear(field);
    await leave(user);
    expect(field).toHaveValue('3');
    await user.clear(field);
    await user.type(field, 'many');
    await leave(user);
    expect(field).toHaveValue('3');
    expect(applied).toEqual([]);
  });

  test.each([
    ['0', 1],
    ['250', 20],
  ])('applies %s as %i, the nearest possible number, on Enter', async (typed, nearest) => {
    const { user, field } = open(20);
    await user.clear(field);
    await user.type(field, `${typed}{Enter}`);
    expect(applied.at(-1)).toBe(nearest);
    expect(field).toHaveValue(String(nearest));
  });

  test('changes by one with buttons and arrow keys, also after typing', async () => {
    const { user, field } = open(6);
    await user.click(screen.getByRole('button', { name: 'One less' }));
    expect(field).toHaveValue('2');
    await user.clear(field);
    await user.type(field, '4');
    await user.click(screen.getByRole('button', { name: 'One more' }));
    expect(field).toHaveValue('5');
    await user.click(field);
    await user.keyboard('{ArrowUp}');
    expect(applied.at(-1)).toBe(6);
    expect(field).toHaveValue('6');
    expect(field).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(applied.at(-1)).toBe(6);
    expect(screen.getByRole('button', { name: 'One more' })).toBeDisabled();
    expect(screen.getByRole('status')).toHaveTextContent('The last');
    expect(field).toHaveAccessibleDescription('The last');
  });
});
