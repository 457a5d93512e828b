/** The views of the product page on the phone, and the gallery of both platforms. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { Gallery as PcGallery } from '@/features/product/pc/Gallery';
import { useProductDetail, type ChosenProduct } from '@/features/product/useProductDetail';
import { useProductLabels } from '@/features/product/useProductLabels';
import { loadAllMessages } from '@/lib/i18n';
import { showPreSaleModalStorage } from '@/lib/storage';
import { shopOfTest } from '../../../../tests/setup/freshShop';
import { renderInShop } from '../../../../tests/setup/renderInShop';
import { BuySheet, type BuyStep } from './BuySheet';
import { Gallery } from './Gallery';
import PictureViewer from './PictureViewer';
import { PresaleView } from './PresaleView';

beforeAll(() => loadAllMessages());

const pictures = [1, 2, 3].map((hue) => ({ src: `/${hue}.png`, alt: `Side ${hue}`, hue, fit: 'photo' as const }));
const click = (name: string | RegExp) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

describe('the picture viewer', () => {
  async function open(first: number) {
    const moves: number[] = [];
    let closed = 0;
    const modal = { isOpen: true, open: () => undefined, close: () => (closed += 1), closeInto: () => undefined };
    function Viewer() {
      const [at, setAt] = useState(first);
      const move = (next: number) => {
        moves.push(next);
        setAt(next);
      };
      return <PictureViewer modal={modal} pictures={pictures} name="Cup" at={at} onMove={move} />;
    }
    await renderInShop(<Viewer />);
    const dialog = screen.getByRole('dialog', { name: 'Cup' });
    const press = (key: string) => act(async () => void fireEvent.keyDown(dialog, { key }));
    const scale = () =>
      /scale\((.*)\)/.exec(dialog.querySelector('[aria-hidden=false] img')?.getAttribute('style') ?? '')?.[1];
    return { closed: () => closed, moves, press, scale };
  }

  test('goes from one end to the other with keys and buttons, and not beyond', async () => {
    const { moves, press } = await open(0);
    expect(screen.getByRole('button', { name: 'Previous picture' })).toBeDisabled();
    await press('ArrowLeft');
    await press('ArrowRight');
    await click('Next picture');
    expect(screen.getByRole('button', { name: 'Next picture' })).toBeDisabled();
    await press('ArrowRight');
    expect(screen.getByRole('status')).toHaveTextContent('Picture 3 of 3');
    await press('ArrowLeft');
    await click('Previous picture');
    expect(moves).toEqual([1, 2, 1, 0]);
  });

  test('shows the next picture fitted again', async () => {
    const { press, scale } = await open(1);
    expect(screen.getByRole('button', { name: 'Zoom out' })).toBeDisabled();
    await press('+');
    expect(scale()).toBe('1.6');
    await click('Zoom in');
    expect(Number(scale())).toBeCloseTo(2.56);
    await press('-');
    expect(Number(scale())).toBeCloseTo(1.6);
    await press('ArrowRight');
    expect(scale()).toBe('1');
    await press('-');
    expect(scale()).toBe('1');
  });

  test('closes with Escape and its button', async () => {
    const { closed, press } = await open(1);
    await press('Escape');
    expect(closed()).toBe(1);
    await click('Close');
    expect(closed()).toBe(2);
  });
});

describe('the gallery', () => {
  async function open(View: typeof Gallery, first: number) {
    const moves: number[] = [];
    let enlarged = 0;
    function Pictures() {
      const [at, setAt] = useState(first);
      const move = (next: number) => {
        moves.push(next);
        setAt(next);
      };
      return <View pictures={pictures} name="Cup" at={at} onMove={move} onEnlarge={() => (enlarged += 1)} />;
    }
    await renderInShop(<Pictures />, { platform: View === Gallery ? 'h5' : 'pc' });
    return { enlarged: () => enlarged, moves };
  }

  test('of the phone steps to its ends, says where it is, and only the visible picture can be focused', async () => {
    const { enlarged, moves } = await open(Gallery, 1);
    expect(screen.getByRole('status')).toHaveTextContent('Picture 2 of 3');
    const slides = [...(document.querySelector('ul')?.children ?? [])];
    expect(slides.map((one) => one.getAttribute('aria-hidden'))).toEqual(['true', 'false', 'true']);
    expect(slides.map((one) => one.querySelector('button')?.getAttribute('tabindex'))).toEqual(['-1', '0', '-1']);
    await click(/^Side 2/);
    expect(enlarged()).toBe(1);
    await click('Next picture');
    expect(screen.getByRole('button', { name: 'Next picture' })).toBeDisabled();
    await click('Previous picture');
    await click('Previous picture');
    expect(screen.getByRole('button', { name: 'Previous picture' })).toBeDisabled();
    expect(moves).toEqual([2, 1, 0]);
  });

  test.each([
    [0, 0],
    [149, 0],
    [151, 1],
    [640, 2],
    [1_200, 2],
    [-40, 0],
  ])('of the phone that was scrolled to %i px shows the picture %i', async (scrollLeft, at) => {
    const { moves } = await open(Gallery, 1);
    const strip = document.querySelector('ul');
    if (!strip) throw new Error('No strip');
    Object.defineProperty(strip, 'clientWidth', { value: 300 });
    Object.defineProperty(strip, 'scrollLeft', { value: scrollLeft });
    fireEvent.scroll(strip);
    fireEvent.scroll(strip);
    await waitFor(() => expect(moves).toEqual([at]));
  });

  test.each([
    ['phone', Gallery],
    ['desktop', PcGallery],
  ])('of the %s shows the picture of the chosen thumbnail, and enlarges it', async (_, View) => {
    const { enlarged, moves } = await open(View, 0);
    await click('Picture 3 of 3');
    expect(moves).toEqual([2]);
    expect(screen.getByRole('button', { current: true })).toHaveAccessibleName('Picture 3 of 3');
    await click(/^Side 3/);
    expect(enlarged()).toBe(1);
  });
});

describe('the sheet in which the purchase is confirmed', () => {
  async function open(id: string, step: BuyStep, skuId?: string) {
    const calls: unknown[] = [];
    const modal = { isOpen: true, open: () => undefined, close: () => calls.push('close'), closeInto: () => undefined };
    function Sheet({ chosen }: { chosen: ChosenProduct }) {
      const labels = useProductLabels(chosen);
      return (
        <BuySheet
          chosen={chosen}
          labels={labels}
          modal={modal}
          step={step}
          onConfirm={() => calls.push('confirm')}
          onAccept={(isShownAgain) => calls.push(['accept', isShownAgain])}
        />
      );
    }
    function Part() {
      const [pick, setPick] = useState({ skuId, quantity: 1 });
      const { chosen } = useProductDetail({ id, pick, onPick: setPick as never });
      return chosen ? <Sheet chosen={chosen} /> : null;
    }
    const { actions } = await renderInShop(<Part />);
    await act(async () => void (await actions()?.refreshServerRecord()));
    return { calls, dialog: await screen.findByRole('dialog') };
  }

  test('buys, and closes when the product is in the bag', async () => {
    const { calls, dialog } = await open('kettle', 'choose');
    expect(dialog).toHaveTextContent(/kettle.*\$40\.00.*Only 3 left/);
    await click('Buy for $40.00');
    await click('Add to bag');
    expect(calls).toEqual(['confirm', 'close']);
  });

  test('of a sold-out variant leads to similar products instead', async () => {
    const { dialog } = await open('cup', 'choose', 'cup.moss');
    expect(within(dialog).getByRole('link', { name: /similar/i })).toBeInTheDocument();
    expect(within(dialog).queryByRole('button', { name: /^Buy|^Add to bag/ })).toBeNull();
    expect(within(dialog).getByRole('spinbutton', { name: 'Quantity' })).toBeDisabled();
  });

  test('shows the terms, and hands on whether they are shown again', async () => {
    const { calls } = await open('lamp', 'terms');
    expect(screen.getByText('Ships later.')).toBeInTheDocument();
    await click('Not now');
    await click('Accept and continue');
    fireEvent.click(screen.getByRole('checkbox'));
    await click('Accept and continue');
    expect(calls).toEqual(['close', ['accept', true], ['accept', false]]);
  });
});

test('the presale page stores that terms are not shown again, says so, and takes it back', async () => {
  const goods = shopOfTest().visitor('en').ok('getGoodsDetail', { id: 'lamp' });
  const { presale } = goods;
  if (!presale) throw new Error('No presale');
  await renderInShop(<PresaleView goods={{ ...goods, presale }} />);
  const openTerms = async () => {
    await click('Show the terms');
    await screen.findByRole('dialog');
  };
  const accept = async () => {
    await click('Accept and continue');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  await openTerms();
  fireEvent.click(screen.getByRole('checkbox'));
  expect(showPreSaleModalStorage.read()).not.toBe('false');
  await accept();
  expect(showPreSaleModalStorage.read()).toBe('false');
  expect(screen.getByRole('status')).not.toBeEmptyDOMElement();
  await click(/again/i);
  expect(showPreSaleModalStorage.read()).toBe('true');
  await openTerms();
  expect(screen.getByRole('checkbox')).not.toBeChecked();
  await accept();
  expect(showPreSaleModalStorage.read()).toBe('true');
});
