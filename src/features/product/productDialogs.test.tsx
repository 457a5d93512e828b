/** What lies above the product page: the terms of a presale beside the sign-in, and how far a picture can be enlarged. */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useModel } from '@umijs/max';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ProductView as H5View } from '@/features/product/h5/ProductView';
import { ProductView as PcView } from '@/features/product/pc/ProductView';
import { useProductDetail, type ChosenProduct, type SkuSelection } from '@/features/product/useProductDetail';
import { useModalRoute } from '@/hooks/useModalRoute';
import { loadAllMessages } from '@/lib/i18n';
import { pathOf } from '@/lib/routes';
import { renderInShop } from '../../../tests/setup/renderInShop';
import PictureViewer from './pc/PictureViewer';

beforeAll(() => loadAllMessages());

function View({ chosen, platform }: { chosen: ChosenProduct; platform: 'h5' | 'pc' }) {
  const sheet = useModalRoute('buy');
  return platform === 'h5' ? (
    <H5View chosen={chosen} sheet={sheet} isWhole={false} onTermsAccepted={() => undefined} />
  ) : (
    <PcView chosen={chosen} isWhole={false} onTermsAccepted={() => undefined} />
  );
}

/** The page of a presale product, and what else a test does with the app. */
async function openLamp(platform: 'h5' | 'pc') {
  const app: { setOpenLLL?: (isOpen: boolean) => void; navigate?: ReturnType<typeof useNavigate> } = {};
  function Page() {
    const [pick, setPick] = useState<SkuSelection>({ skuId: undefined, quantity: 1 });
    const { chosen } = useProductDetail({ id: 'lamp', pick, onPick: setPick });
    app.setOpenLLL = useModel('loginDialog').setOpenLLL;
    app.navigate = useNavigate();
    return chosen ? <View chosen={chosen} platform={platform} /> : null;
  }
  const view = await renderInShop(<Page />, { platform, at: pathOf(platform, 'goods', { id: 'lamp' }) });
  await act(async () => void (await view.actions()?.refreshServerRecord()));
  await screen.findByRole('heading', { level: 1 });
  return {
    ...view,
    setSignIn: (isOpen: boolean) => act(async () => app.setOpenLLL?.(isOpen)),
    back: () => act(async () => void app.navigate?.(-1)),
  };
}
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('the terms of the desktop are not above the sign-in, and are there again after it', async () => {
  const { user, setSignIn } = await openLamp('pc');
  await user.click(screen.getByRole('button', { name: /^Buy for/ }));
  await screen.findByRole('dialog', { name: 'Presale' });
  await setSignIn(true);
  await isClosed();
  await setSignIn(false);
  expect(await screen.findByRole('dialog', { name: 'Presale' })).toBeVisible();
});

// Back can be pressed while the code of the checkout is on its way: the product is still there.
test('Back from the checkout finds the choice of the phone, and not the terms that were accepted', async () => {
  const { user, where, back } = await openLamp('h5');
  await user.click(screen.getByRole('button', { name: /^Buy for/ }));
  const buttons = await screen.findAllByRole('button', { name: /^Buy for/ });
  await user.click(buttons.at(-1) ?? document.body);
  await user.click(await screen.findByRole('button', { name: 'Accept and continue' }));
  await isClosed();
  expect(where()).toBe(pathOf('h5', 'checkout', { lines: 'lamp.only*1' }));
  await back();
  expect(await screen.findByRole('dialog', { name: 'Choose options' })).toBeVisible();
});

describe('a picture of the desktop', () => {
  const original = globalThis.Image;
  afterEach(() => void (globalThis.Image = original));

  // It is drawn 614.4 px wide at first; a photo is sharp up to one and a half times the pixels of its file.
  test.each([
    [300, 0],
    [600, 1],
    [700, 2],
    [1_000, 3],
    [9_000, 4],
  ])('of %i px can be enlarged %i times', async (naturalWidth, times) => {
    globalThis.Image = class {
      naturalWidth = naturalWidth;
      onload: (() => void) | null = null;
      set src(_address: string) {
        queueMicrotask(() => act(() => this.onload?.()));
      }
    } as unknown as typeof Image;
    const picture = { src: '/1.png', alt: 'Side', hue: 1, fit: 'photo' as const };
    const modal = { isOpen: true, open: () => undefined, close: () => undefined, closeInto: () => undefined };
    await renderInShop(
      <PictureViewer modal={modal} pictures={[picture]} name="Cup" at={0} onMove={() => undefined} />,
      { platform: 'pc' },
    );
    const zoomIn = screen.getByRole('button', { name: 'Zoom in' });
    let pressed = 0;
    while (!(zoomIn as HTMLButtonElement).disabled && pressed < 9) {
      // antd enlarges with the next frame.
      await act(async () => {
        fireEvent.click(zoomIn);
        await new Promise(requestAnimationFrame);
      });
      pressed += 1;
    }
    expect(pressed).toBe(times);
  });
});
