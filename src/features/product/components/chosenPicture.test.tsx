/** Pictures of variants and options on the product page, the second picture of a card, and viewed products on a page that is left and found again. */
import { act, fireEvent, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { http, HttpResponse } from 'msw';
import { useLocation, useNavigate } from 'react-router-dom';
import { history } from '@umijs/max';
import { ProductView as H5View } from '@/features/product/h5/ProductView';
import { ProductView as PcView } from '@/features/product/pc/ProductView';
import { useProductDetail, type ChosenProduct, type SkuSelection } from '@/features/product/useProductDetail';
import { useModalRoute } from '@/hooks/useModalRoute';
import { optionsModalName } from '@/features/bag/openProductOptions';
import { addMessages, loadAllMessages } from '@/lib/i18n';
import { shellPc } from '@@/locales/shellPc';
import { openModalsOf } from '@/lib/openModals';
import { recentlyViewedStorage } from '@/lib/storage';
import { server, shopOfTest } from '../../../../tests/setup/freshShop';
import { renderInShop } from '../../../../tests/setup/renderInShop';
import { usePlatform } from '@/platform/usePlatform';
import { ProductCard } from './ProductCard';
import { ViewedProducts } from './ViewedProducts';

beforeAll(() => loadAllMessages());
addMessages(shellPc);

const picture = (hue: number) => ({ src: `/${hue}.png`, alt: `Side ${hue}`, hue, fit: 'photo' as const });

function View({ chosen, platform }: { chosen: ChosenProduct; platform: 'h5' | 'pc' }) {
  const sheet = useModalRoute('buy');
  return platform === 'h5' ? (
    <H5View chosen={chosen} sheet={sheet} isWhole={false} onTermsAccepted={() => undefined} />
  ) : (
    <PcView chosen={chosen} isWhole={false} onTermsAccepted={() => undefined} />
  );
}

function Page() {
  const { platform } = usePlatform();
  const [pick, setPick] = useState<SkuSelection>({ skuId: undefined, quantity: 1 });
  const { chosen } = useProductDetail({ id: 'cup', pick, onPick: setPick });
  return chosen ? <View chosen={chosen} platform={platform} /> : null;
}

test.each(['h5', 'pc'] as const)('choosing a variant on %s shows its picture', async (platform) => {
  const goods = shopOfTest().visitor('en').ok('getGoodsDetail', { id: 'cup' });
  const [oat, moss] = goods.skus;
  const data = {
    ...goods,
    gallery: [picture(1), picture(2)],
    skus: [
      { ...oat, picture: picture(2) },
      { ...moss, picture: picture(3) },
    ],
  };
  server.use(http.get('*/api/home/goodsDetail', () => HttpResponse.json({ success: true, data })));
  await renderInShop(<Page />, { platform });
  expect(await screen.findByRole('button', { name: /^Side 2/ })).toBeInTheDocument();
  await act(async () => void fireEvent.click(screen.getByRole('radio', { name: /^Moss/ })));
  expect(await screen.findByRole('button', { name: /^Side 3/ })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Side 2/ })).toBeNull();
});

test.each(['h5', 'pc'] as const)(
  'an option on %s has its swatch, and its picture when it is chosen',
  async (platform) => {
    const goods = shopOfTest().visitor('en').ok('getGoodsDetail', { id: 'cup' });
    const [colour] = goods.dimensions;
    const values = colour?.values.map((value, at) => ({ ...value, colour: '#77834A', picture: picture(at + 2) }));
    const skus = goods.skus.map((sku) => ({ ...sku, picture: null }));
    const data = { ...goods, gallery: [picture(1)], dimensions: [{ ...colour, values }], skus };
    server.use(http.get('*/api/home/goodsDetail', () => HttpResponse.json({ success: true, data })));
    await renderInShop(<Page />, { platform });
    expect(await screen.findByRole('button', { name: /^Side 2/ })).toBeInTheDocument();
    expect(screen.getByText('Moss').style.getPropertyValue('--swatch')).toBe('#77834A');
    await act(async () => void fireEvent.click(screen.getByRole('radio', { name: /^Moss/ })));
    expect(await screen.findByRole('button', { name: /^Side 3/ })).toBeInTheDocument();
  },
);

test('a card loads its second picture when the mouse is over it', async () => {
  const [card] = shopOfTest().visitor('en').ok('getGoodsList', {}).list;
  if (!card) throw new Error('The shop has no product');
  await renderInShop(<ProductCard goods={{ ...card, picture: picture(1), secondPicture: picture(2) }} />, {
    platform: 'pc',
  });
  const sources = () => [...document.querySelectorAll('img')].map((image) => image.getAttribute('src'));
  expect(sources()).toEqual([expect.stringMatching(/1\.png$/)]);
  fireEvent.mouseEnter(screen.getByRole('link'));
  expect(sources()).toEqual([expect.stringMatching(/1\.png$/), expect.stringMatching(/2\.png$/)]);
  // It covers the first picture only when it is there.
  const second = () => document.querySelectorAll('img')[1]?.parentElement?.className;
  expect(second()).not.toMatch(/isLoaded/);
  fireEvent.load(document.querySelectorAll('img')[1] ?? document.body);
  expect(second()).toMatch(/isLoaded/);
});

test.each(['h5', 'pc'] as const)('a card on %s offers a quick view to mouse and keyboard', async (platform) => {
  const [card] = shopOfTest().visitor('en').ok('getGoodsList', {}).list;
  if (!card) throw new Error('The shop has no product');
  await renderInShop(<ProductCard goods={card} />, { platform });
  const button = () => screen.queryByRole('button', { name: `Quick view of ${card.name}` });
  expect(button()).toBeNull();
  act(() => screen.getByRole('link').focus());
  if (platform === 'h5') return expect(button()).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: `Quick view of ${card.name}` }));
  return expect(openModalsOf(history.location.state)).toEqual([optionsModalName(card.id)]);
});

test('a page that was shown without viewed products is found again as it was left, and a new one has them', async () => {
  let navigate: ReturnType<typeof useNavigate> | undefined;
  function Pages() {
    const latest = useNavigate();
    useEffect(() => {
      navigate = latest;
    });
    const { key, pathname } = useLocation();
    return pathname === '/product' ? <p>Product</p> : <ViewedProducts key={key} />;
  }
  const heading = () => screen.queryByRole('heading', { name: 'Cup' });
  await renderInShop(<Pages />, { at: '/first' });
  await act(async () => void navigate?.('/product'));
  recentlyViewedStorage.write([{ id: 'cup', name: 'Cup', picture: picture(1), isRated: false, language: 'en' }]);
  await act(async () => void navigate?.('/second'));
  expect(await screen.findByRole('heading', { name: 'Cup' })).toBeInTheDocument();
  // Twice back to the first page; the code of the list is loaded by now.
  await act(async () => void navigate?.(-2));
  expect(screen.queryByText('Product')).toBeNull();
  expect(heading()).toBeNull();
});
