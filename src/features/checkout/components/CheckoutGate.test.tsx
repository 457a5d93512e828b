/** What the address of a checkout shows: the checkout of its lines, or the order that was placed from them. */
import { act, fireEvent, screen } from '@testing-library/react';
import { history } from '@umijs/max';
import { useState } from 'react';
import { encodePackLines } from '@/domain/packLines';
import { placedOrderStorage } from '@/features/orders/placedOrder';
import { renderShopHook } from '../../../../tests/setup/shopHook';
import { CheckoutGate, type CheckoutViewProps } from './CheckoutGate';

describe('the address of a cart', () => {
  const mounts = { count: 0 };
  /** A checkout that remembers how it was mounted. */
  function View({ lines, edit, undo }: CheckoutViewProps) {
    const [mount] = useState(() => (mounts.count += 1));
    const [first, ...others] = lines;
    return (
      <section aria-label="View">
        <p>{`${encodePackLines(lines)} mount ${mount}`}</p>
        <button type="button" onClick={() => edit(others, first?.skuId)}>
          Remove
        </button>
        <button type="button" onClick={() => edit(lines.map((one) => ({ ...one, quantity: one.quantity + 1 })))}>
          More
        </button>
        {undo}
      </section>
    );
  }
  const path = '/h5/ordercheck';
  const open = (lines: string) => {
    mounts.count = 0;
    return renderShopHook(() => undefined, {
      at: `${path}?lines=${lines}`,
      draw: () => <CheckoutGate Page={({ children }) => <main>{children}</main>} View={View} />,
    });
  };
  const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

  test('keeps the checkout while its lines are edited, and starts one for another cart', async () => {
    const { go } = await open('a*1,b*1');
    expect(screen.getByText('a*1,b*1 mount 1')).toBeInTheDocument();
    await press('More');
    expect(screen.getByText('a*2,b*2 mount 1')).toBeInTheDocument();
    await press('Remove');
    expect(screen.getByText('b*2 mount 1')).toBeInTheDocument();
    expect(screen.getByText('a removed')).toBeInTheDocument();
    await press('Undo');
    expect(screen.getByText('a*2,b*2 mount 1')).toBeInTheDocument();
    expect(screen.queryByText('a removed')).toBeNull();
    await go(`${path}?lines=c*1`);
    expect(screen.getByText('c*1 mount 2')).toBeInTheDocument();
  });

  test('is replaced by an edit, so that Back leads to the page before', async () => {
    const { go, goBack, where } = await open('a*1');
    await go(`${path}?lines=b*1`);
    await press('More');
    expect(where()).toBe(`${path}?lines=b*2`);
    await goBack();
    expect(where()).toBe(`${path}?lines=a*1`);
  });

  test('another change of the lines ends the offer to put a removed one back', async () => {
    await open('a*1,b*1');
    await press('Remove');
    await press('More');
    expect(screen.getByText('b*2 mount 1')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  describe('that was ordered before', () => {
    const store = () => placedOrderStorage('a*1').write({ id: 'o1', number: 'P-1' });

    test('shows the order first, and leads to it in place', async () => {
      store();
      const { where } = await open('a*1');
      expect(screen.getByText(/P-1/)).toBeInTheDocument();
      expect(screen.queryByRole('region', { name: 'View' })).toBeNull();
      await press('View order');
      expect(where()).toBe('/h5/components/orderSuccess?id=o1');
    });

    test('is ordered again on request, which a reload does not forget', async () => {
      store();
      const { unmount } = await open('a*1');
      await press('Order the same again');
      expect(screen.getByRole('region', { name: 'View' })).toBeInTheDocument();
      unmount();
      await open('a*1');
      expect(screen.getByRole('region', { name: 'View' })).toBeInTheDocument();
    });

    test('is a new checkout after a buy button, and the order of other lines is not shown', async () => {
      store();
      await open('a*2');
      expect(screen.getByRole('region', { name: 'View' })).toBeInTheDocument();
      expect(placedOrderStorage('a*1').read()).toEqual({ id: 'o1', number: 'P-1' });
      act(() => history.push(path));
      await open('a*1');
      expect(screen.getByText('a*1 mount 1')).toBeInTheDocument();
      expect(placedOrderStorage('a*1').read()).toBeUndefined();
    });
  });
});
