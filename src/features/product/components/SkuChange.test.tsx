import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { SkuOptions as H5Options } from '@/features/product/h5/SkuOptions';
import { SkuOptions as PcOptions } from '@/features/product/pc/SkuOptions';
import { loadAllMessages } from '@/lib/i18n';
import { pathOf } from '@/lib/routes';
import { server } from '../../../../tests/setup/freshShop';
import { renderInShop } from '../../../../tests/setup/renderInShop';
import { SkuChange } from './SkuChange';

beforeAll(() => loadAllMessages());

const modal = { isOpen: true, open: () => undefined, close: () => undefined, closeInto: () => undefined };

describe.each([
  ['h5', H5Options],
  ['pc', PcOptions],
] as const)('the panel for another variant of a line on %s', (platform, Options) => {
  async function open(skuId: string | undefined, labelOf?: (price: string) => string, isNew = false) {
    const changes: unknown[] = [];
    const { actions } = await renderInShop(
      <SkuChange
        Options={Options}
        modal={modal}
        line={{ goodsId: 'cup', skuId, quantity: 3 }}
        {...(labelOf && { labelOf })}
        isNew={isNew}
        onChange={(requested) => changes.push(requested)}
      />,
      { platform },
    );
    await act(async () => void (await actions()?.refreshServerRecord()));
    return changes;
  }
  const button = (name: RegExp) => screen.findByRole('button', { name });
  const oat = { goodsId: 'cup', skuId: 'cup.oat', quantity: 3, price: 2_000 };

  test('gives the chosen variant with its price and the quantity of the line', async () => {
    const changes = await open('gone', (price) => `Take it for ${price}`);
    fireEvent.click(await button(/^Take it for \$20\.00$/));
    expect(changes).toEqual([oat]);
  });

  test('starts with the variant of the line, and gives none that is sold out', async () => {
    const changes = await open('cup.moss');
    const soldOut = await button(/sold out/i);
    expect(soldOut).toBeDisabled();
    fireEvent.click(soldOut);
    expect(changes).toEqual([]);
    expect(screen.getByText('Moss: $22.00, sold out')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('radio', { name: /^Oat/ }));
    await waitFor(() => expect(screen.getByText('Oat: $20.00')).toBeInTheDocument());
    fireEvent.click(await button(/\$20\.00/));
    expect(changes).toEqual([oat]);
  });

  test('shows a product that is not in the bag yet, and leads to the page of the chosen variant', async () => {
    await open(undefined, undefined, true);
    const details = await screen.findByRole('link', { name: 'See all details' });
    expect(screen.getByRole('img', { name: '4.4 of 5, 20 ratings' })).toBeInTheDocument();
    expect(screen.getAllByRole('img').some((image) => image.getAttribute('alt') === 'Slow Morning cup')).toBe(true);
    expect(details).toHaveAttribute(
      'href',
      expect.stringContaining(pathOf(platform, 'goods', { id: 'cup', sku: 'cup.oat' })),
    );
    fireEvent.click(screen.getByRole('radio', { name: /^Moss/ }));
    await waitFor(() =>
      expect(details).toHaveAttribute(
        'href',
        expect.stringContaining(pathOf(platform, 'goods', { id: 'cup', sku: 'cup.moss' })),
      ),
    );
  });

  test('says that the product cannot be loaded, and loads it again', async () => {
    server.use(http.get('*/api/home/goodsDetail', () => HttpResponse.json({}, { status: 400 }), { once: true }));
    await open('cup.oat');
    const retry = await button(/again/i);
    await act(async () => void fireEvent.click(retry));
    expect(await button(/\$20\.00/)).toBeEnabled();
  });
});
