/** What the product pages of both platforms show of the chosen variant, and where their links and buttons lead. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { http, HttpResponse } from 'msw';
import type { GoodsDetail, Sku } from '@/api/products';
import { ProductView as H5View } from '@/features/product/h5/ProductView';
import { ProductView as PcView } from '@/features/product/pc/ProductView';
import { PresaleNotice } from '@/features/product/components/PresaleNotice';
import { rememberViewedProduct } from '@/features/product/recentlyViewed';
import { useProductDetail, type ChosenProduct, type SkuSelection } from '@/features/product/useProductDetail';
import { useModalRoute } from '@/hooks/useModalRoute';
import { loadAllMessages } from '@/lib/i18n';
import { pathOf } from '@/lib/routes';
import { recentlyViewedStorage } from '@/lib/storage';
import { articleCatalogue } from '../../../tests/setup/articleCatalogue';
import { openShop, server } from '../../../tests/setup/freshShop';
import { renderInShop } from '../../../tests/setup/renderInShop';
import PictureViewer from './pc/PictureViewer';

beforeAll(() => loadAllMessages());
afterEach(() => void Object.assign(SHOP.features, { presale: true }));

function View({ chosen, platform }: { chosen: ChosenProduct; platform: 'h5' | 'pc' }) {
  const sheet = useModalRoute('buy');
  return platform === 'h5' ? (
    <H5View chosen={chosen} sheet={sheet} isWhole={false} onTermsAccepted={() => undefined} />
  ) : (
    <PcView chosen={chosen} isWhole={false} onTermsAccepted={() => undefined} />
  );
}

/** The page of a product, which the API returns with these changes. */
async function open(platform: 'h5' | 'pc', id: string, change: (goods: GoodsDetail) => object = () => ({})) {
  const goods = openShop({ catalogue: articleCatalogue }).visitor('en').ok('getGoodsDetail', { id });
  const data = { ...goods, ...change(goods) };
  server.use(http.get('*/api/home/goodsDetail', () => HttpResponse.json({ success: true, data })));
  function Page() {
    const [pick, setPick] = useState<SkuSelection>({ skuId: undefined, quantity: 1 });
    const { chosen } = useProductDetail({ id, pick, onPick: setPick });
    return chosen ? <View chosen={chosen} platform={platform} /> : null;
  }
  const view = await renderInShop(<Page />, { platform });
  await act(async () => void (await view.actions()?.refreshServerRecord()));
  await screen.findByRole('heading', { level: 1 });
  return { ...view, goods: data };
}
const choose = (name: RegExp) => act(async () => void fireEvent.click(screen.getByRole('radio', { name })));

describe.each(['h5', 'pc'] as const)('the product page on %s', (platform) => {
  test('has the former price of the chosen variant, and none of another one', async () => {
    await open(platform, 'cup', ({ skus: [oat, moss] }) => ({
      originalPrice: 9_900,
      skus: [
        { ...oat, originalPrice: null, price: 2_000, stock: 5 },
        { ...moss, originalPrice: 3_000, price: 2_000, stock: 5 },
      ],
    }));
    await screen.findByRole('button', { name: 'Buy for $20.00' });
    expect(document.querySelector('s')).toBeNull();
    await choose(/^Moss/);
    await waitFor(() => expect(document.querySelector('s')).toHaveTextContent('$30.00'));
    expect(screen.getByText('save $10.00')).toBeVisible();
  });

  test('says when the service desk is open', async () => {
    await open(platform, 'kettle');
    expect(screen.getByRole('link', { name: /^A question\?.*Daily 9 AM–5 PM/ })).toBeVisible();
  });

  test('shares the address of the product', async () => {
    const { user } = await open(platform, 'kettle', () => ({ name: 'Tea kettle' }));
    const copied = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(copied).toHaveBeenCalledWith('http://localhost/p/kettle');
  });

  test('says once which variant is chosen', async () => {
    const { user } = await open(platform, 'cup');
    if (platform === 'h5') {
      await user.click(screen.getByRole('button', { name: /^Buy for/ }));
      await screen.findByRole('dialog');
    }
    await act(async () => void fireEvent.click(screen.getAllByRole('radio').at(-1) ?? document.body));
    await waitFor(() =>
      expect(screen.getAllByRole('status').filter(({ textContent }) => /Moss/.test(textContent ?? ''))).toHaveLength(1),
    );
  });
});

test('the category of a product leads to its products on the desktop', async () => {
  const { goods } = await open('pc', 'kettle');
  expect(screen.getByRole('link', { name: String(goods.categoryName) })).toHaveAttribute(
    'href',
    pathOf('pc', 'hall', { categoryId: String(goods.categoryId) }),
  );
});

test('a product of the desktop that is sold out has no quantity to choose', async () => {
  await open('pc', 'kettle', ({ skus }) => ({ skus: skus.map((sku: Sku) => ({ ...sku, stock: 0 })) }));
  expect(within(screen.getByRole('group', { name: 'Quantity' })).getByRole('spinbutton')).toBeDisabled();
});

test('a presale of one piece shows its terms at once on the phone, and again after they were refused', async () => {
  const { user } = await open('h5', 'lamp', ({ skus }) => ({
    dimensions: [],
    skus: skus.slice(0, 1).map((sku: Sku) => ({ ...sku, values: {}, stock: 1 })),
  }));
  await user.click(screen.getByRole('button', { name: /^Buy for/ }));
  expect(await screen.findByText('Ships later.', { selector: '[role=dialog] *' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Not now' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test.each([true, false])('the terms of a presale are shown in a shop with them: %s', async (presale) => {
  Object.assign(SHOP.features, { presale });
  await renderInShop(<PresaleNotice presale={{ shipsOn: '2026-12-20', terms: 'Ships later.' }} />);
  expect(screen.getByRole('region')).toHaveTextContent(/Dec 20|December 20/);
  expect(screen.queryByText('Ships later.') !== null).toBe(presale);
});

test('twelve viewed products are stored, the last one first', () => {
  const picture = { src: '/a.png', alt: '', hue: 1, fit: 'photo' as const };
  for (let at = 1; at <= 13; at += 1) rememberViewedProduct({ id: `p${at}`, name: `P ${at}`, picture }, 'en');
  rememberViewedProduct({ id: 'p3', name: 'P 3', picture }, 'en');
  const ids = (recentlyViewedStorage.read() ?? []).map((one) => (one as { id: string }).id);
  expect(ids).toEqual(['p3', 'p13', 'p12', 'p11', 'p10', 'p9', 'p8', 'p7', 'p6', 'p5', 'p4', 'p2']);
});

describe('the picture viewer of the desktop', () => {
  const pictures = [1, 2, 3].map((hue) => ({ src: `/${hue}.png`, alt: hue === 2 ? '' : `Side ${hue}`, hue }));
  async function openViewer(first: number) {
    const moves: number[] = [];
    let closed = 0;
    const modal = { isOpen: true, open: () => undefined, close: () => (closed += 1), closeInto: () => undefined };
    function Viewer() {
      const [at, setAt] = useState(first);
      const move = (next: number) => (moves.push(next), setAt(next));
      const shown = pictures.map((one) => ({ ...one, fit: 'photo' as const }));
      return <PictureViewer modal={modal} pictures={shown} name="Cup" at={at} onMove={move} />;
    }
    await renderInShop(<Viewer />, { platform: 'pc' });
    const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
    return { closed: () => closed, moves, press };
  }
  const button = (name: string) => screen.getByRole('button', { name });

  test('goes from one end to the other, and not beyond', async () => {
    const { closed, moves, press } = await openViewer(0);
    expect(button('Previous picture')).toBeDisabled();
    expect(screen.getByAltText('Side 1')).toBeInTheDocument();
    await press('Next picture');
    expect(screen.getByAltText('Cup')).toBeInTheDocument();
    await press('Next picture');
    expect(screen.getByRole('status')).toHaveTextContent('Picture 3 of 3');
    expect(button('Next picture')).toBeDisabled();
    await press('Previous picture');
    expect(moves).toEqual([1, 2, 1]);
    await press('Close');
    expect(closed()).toBe(1);
  });

  test('is fitted at first, and not made smaller than that', async () => {
    const { press } = await openViewer(1);
    expect(button('Zoom out')).toBeDisabled();
    await press('Zoom in');
    await waitFor(() => expect(button('Zoom out')).toBeEnabled());
  });
});
