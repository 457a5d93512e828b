/** What the parts of a product page and of its cards show, on both platforms. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { http, HttpResponse } from 'msw';
import type { GoodsCard } from '@/api/goods';
import type { GoodsDetail } from '@/api/products';
import { SkuOptions as H5Options } from '@/features/product/h5/SkuOptions';
import { SkuOptions as PcOptions } from '@/features/product/pc/SkuOptions';
import { readViewedProducts } from '@/features/product/recentlyViewed';
import { initialChoice, type SkuChoice } from '@/domain/skuChoice';
import { loadAllMessages } from '@/lib/i18n';
import { pathOf } from '@/lib/routes';
import { recentlyViewedStorage } from '@/lib/storage';
import { server, shopOfTest } from '../../../../tests/setup/freshShop';
import { renderInShop } from '../../../../tests/setup/renderInShop';
import { PresaleTerms } from './PresaleTerms';
import { ProductCard } from './ProductCard';
import { RecentlyViewed } from './RecentlyViewed';
import { RelatedProducts } from './RelatedProducts';
import { SimilarLink } from './SimilarLink';
import { SkuPanel } from './SkuPanel';
import { VirtualProducts } from './VirtualProducts';

beforeAll(() => loadAllMessages());

const product = (id: string): GoodsDetail => shopOfTest().visitor('en').ok('getGoodsDetail', { id });

/** Renders, with the currency of the shop known. */
async function draw(...input: Parameters<typeof renderInShop>) {
  const view = await renderInShop(...input);
  await act(async () => void (await view.actions()?.refreshServerRecord()));
  return view;
}

describe.each(['h5', 'pc'] as const)('on %s', (platform) => {
  test('related products are as many as were asked for, and can be loaded again', async () => {
    const [card] = shopOfTest().visitor('en').ok('getGoodsList', {}).list;
    const inputs: { goodsId?: string; pageSize?: number }[] = [];
    server.use(
      http.post('*/api/home/recommendGoods', async ({ request }) => {
        inputs.push((await request.json()) as (typeof inputs)[number]);
        if (inputs.length === 1) return HttpResponse.json({ success: true, data: 'no' });
        const list = Array.from({ length: 40 }, (_, at) => ({ ...card, id: `g${at}`, name: `Product ${at}` }));
        return HttpResponse.json({ success: true, data: { list, total: 40 } });
      }),
    );
    await draw(<RelatedProducts goodsId="cup" skeleton={3} styles={{}} />, { platform });
    const alert = await screen.findByRole('alert');
    fireEvent.click(within(alert).getByRole('button'));
    const list = await screen.findByRole('list', { name: 'Pairs well with' });
    await waitFor(() => expect(list).toHaveAttribute('aria-busy', 'false'));
    expect(inputs.map(({ goodsId }) => goodsId)).toEqual(['cup', 'cup']);
    await waitFor(() => expect(within(list).getAllByRole('heading')).toHaveLength(Number(inputs[0]?.pageSize)));
  });

  test('products that were viewed are without the one of the page, which is remembered first', async () => {
    const shown = { picture: { src: '/a.png', alt: '', hue: 3, fit: 'photo' as const }, isRated: true };
    recentlyViewedStorage.write([
      { id: 'cup', name: 'Cup', ...shown, language: 'en' },
      { id: 'lamp', name: 'Lamp', ...shown, language: 'en' },
    ]);
    const goods = { ...product('cup'), name: 'Cup, new' };
    await draw(<RecentlyViewed goods={goods} />, { platform });
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      expect.stringContaining(pathOf(platform, 'goods', { id: 'lamp' })),
    ]);
    expect(readViewedProducts(recentlyViewedStorage.read()).map(({ id, name }) => [id, name])).toEqual([
      ['cup', 'Cup, new'],
      ['lamp', 'Lamp'],
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.queryByRole('link')).toBeNull();
    expect(readViewedProducts(recentlyViewedStorage.read())).toEqual([]);
  });

  test('the name of a product that was viewed in another language is read again', async () => {
    const shown = { picture: { src: '/a.png', alt: '', hue: 3, fit: 'photo' as const }, isRated: true };
    recentlyViewedStorage.write([
      { id: 'kettle', name: '水壶', ...shown, language: 'zh-CN' },
      { id: 'gone', name: '灯', ...shown, language: 'zh-CN' },
    ]);
    const { name } = shopOfTest().visitor().ok('getGoodsDetail', { id: 'kettle' });
    await draw(<RecentlyViewed />, { platform });
    expect(await screen.findByRole('heading', { name })).toBeVisible();
    expect(screen.getByRole('heading', { name: '灯' })).toBeVisible();
    expect(readViewedProducts(recentlyViewedStorage.read()).map(({ language }) => language)).toEqual(['en', 'zh-CN']);
  });

  test('a sold-out product leads to those of its category that are in stock', async () => {
    await draw(<SimilarLink goods={product('cup')} />, { platform });
    expect(screen.getByRole('link')).toHaveAttribute('href', expect.stringMatching(/categoryId=tea&inStock=true$/));
  });

  test('virtual products are as many as fit, and lead on to all of the campaign', async () => {
    const { list } = shopOfTest().visitor('en').ok('getGoodsList', {});
    const virtualGoods = { data: { list }, isLoading: false, error: undefined, refetch: () => Promise.resolve() };
    const look = { className: 'a', listClassName: 'b', inView: 2, max: 3 };
    await draw(<VirtualProducts virtualGoods={virtualGoods as never} campaignId="quiet" look={look} />, { platform });
    const items = within(screen.getByRole('list', { name: 'Delivered in a minute' })).getAllByRole('link');
    expect(items.map((link) => /id=(\w+)/.exec(link.getAttribute('href') ?? '')?.[1])).toEqual([
      'cup',
      'phones',
      'kettle',
    ]);
    expect(screen.getByRole('link', { name: /^All/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/categoryId=virtual.*campaignId=quiet/),
    );
  });

  test('a card says from which price, what was paid before, and how it is rated', async () => {
    const [cup, phones] = shopOfTest().visitor('en').ok('getGoodsList', {}).list as [GoodsCard, GoodsCard];
    await draw(
      <>
        <ProductCard goods={{ ...cup, isFromPrice: true, badges: [] }} />
        <ProductCard goods={{ ...phones, badges: ['virtual', 'new'], yields: 'ticket', stock: 0 }} heading="h2" />
        <ProductCard goods={{ ...phones, id: 'code', name: 'code', badges: ['virtual'], yields: 'code' }} />
        <ProductCard goods={{ ...phones, id: 'last', name: 'last', badges: ['lastPieces'], stock: 2 }} />
      </>,
      { platform },
    );
    const [first, second, third, fourth] = screen.getAllByRole('link');
    expect(first).toHaveTextContent(/^Slow Morning cup★ 4\.4 \(20\).*from.*\$20\.00/i);
    expect(second).toHaveTextContent(/^E-ticketphones/);
    expect(second).toHaveTextContent(/\$100\.00.*\$120\.00/);
    expect(screen.getByRole('heading', { level: 2, name: 'phones' })).toBeInTheDocument();
    expect(third).toHaveTextContent(/^Instantcode/);
    expect(fourth).toHaveTextContent(/^Last 2last/);
  });

  test('the terms of a presale have the focus, and are shown again unless the box is checked', async () => {
    const changes: boolean[] = [];
    const Checkbox = ({
      checked,
      onChange,
      children,
    }: {
      checked?: boolean;
      onChange?: (is: boolean) => void;
      children?: ReactNode;
    }) => (
      <label>
        <input type="checkbox" checked={checked} onChange={(event) => onChange?.(event.target.checked)} />
        {children}
      </label>
    );
    await draw(
      <PresaleTerms
        Checkbox={Checkbox as never}
        presale={{ shipsOn: '2026-12-04', terms: 'Ships later.' }}
        isShownAgain
        onShownAgain={(isShownAgain) => changes.push(isShownAgain)}
      />,
      { platform },
    );
    expect(screen.getByText(/Dec(?:ember)? 4/)).toHaveFocus();
    expect(screen.getByText('Ships later.')).toBeInTheDocument();
    expect(screen.getByRole('checkbox')).not.toBeChecked();
    fireEvent.click(screen.getByRole('checkbox'));
    expect(changes).toEqual([false]);
  });

  describe('the choice of a variant', () => {
    const Options = platform === 'h5' ? H5Options : PcOptions;
    const colours = {
      dimensions: [
        {
          id: 'colour',
          name: 'Colour',
          values: ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, name: id.toUpperCase() })),
        },
      ],
    };
    const skuOf = (id: string, price: number, stock: number, more: object = {}) => ({
      id: `x.${id}`,
      values: { colour: id },
      price,
      originalPrice: null,
      stock,
      limitPerOrder: null,
      picture: null,
      ...more,
    });
    async function open(skus: ReturnType<typeof skuOf>[], isQuiet = false) {
      const goods = { ...product('cup'), ...colours, skus } as GoodsDetail;
      const choices: SkuChoice[] = [];
      function Panel() {
        const [choice, setChoice] = useState(() => initialChoice(goods));
        return (
          <SkuPanel
            Options={Options}
            goods={goods}
            choice={choice}
            isQuiet={isQuiet}
            onChoose={(next) => {
              choices.push(next);
              setChoice(next);
            }}
          />
        );
      }
      await draw(<Panel />, { platform });
      return choices;
    }
    const values = () =>
      screen.getAllByRole('radio').map((radio) => (radio.closest('label')?.textContent ?? '').trim());

    test('says the difference of each price, what is sold out and what is not made', async () => {
      const choices = await open([
        skuOf('a', 2_000, 5),
        skuOf('b', 2_500, 1),
        skuOf('c', 3_000, 0),
        skuOf('d', 2_000, 2),
      ]);
      await waitFor(() =>
        expect(values()).toEqual(['A', 'B +$5.00', 'C · sold out', 'D', expect.stringMatching(/^E .+/)]),
      );
      expect(screen.getByRole('radio', { name: /^E/ })).toBeDisabled();
      expect(screen.getByRole('radio', { name: /^C/ })).toBeEnabled();
      expect(screen.getByRole('status')).toHaveTextContent('A: $20.00');
      fireEvent.click(screen.getByRole('radio', { name: /^B/ }));
      await waitFor(() => expect(values()[0]).toBe('A −$5.00'));
      expect(screen.getByRole('status')).toHaveTextContent(/^B: \$25\.00$/);
      fireEvent.click(screen.getByRole('radio', { name: /^C/ }));
      await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^C: \$30\.00, sold out$/));
      expect(choices).toEqual([{ colour: 'b' }, { colour: 'c' }]);
    });

    test('of a gift card says what it adds unless its name does, and its price where that differs', async () => {
      await open([skuOf('a', 2_500, 5, { faceValue: 2_500 }), skuOf('b', 4_500, 5, { faceValue: 5_000 })]);
      await waitFor(() =>
        expect(values().slice(0, 2)).toEqual(['A Adds $25.00 to the balance', 'B Adds $50.00 to the balance · $45.00']),
      );
    });

    test('announces nothing below another panel', async () => {
      await open([skuOf('a', 2_000, 5)], true);
      expect(screen.getByRole('status')).toBeEmptyDOMElement();
    });
  });
});
