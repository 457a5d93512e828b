/**
 * Every dialog, sheet and viewer of both platforms with the keyboard: it has a heading or a name of its own, takes the focus when it
 * opens, and returns it when it is closed or left with Back. A dialog without a case here fails the first test.
 */
import { act, screen, waitFor, within } from '@testing-library/react';
import { encodePackLines } from '@/domain/packLines';
import { pathOf, type Platform } from '@/lib/routes';
import { bagStorage } from '@/lib/storage';
import { draftAddress } from '../../mock/testing/purchase';
import { catalogue as demoCatalogue } from '../../mock/testing/wholeCatalogue';
import { articleCatalogue } from '../setup/articleCatalogue';
import { canvasOf } from '../setup/canvas';
import { buyer, line } from '../setup/checkoutSteps';
import { openDocs } from '../setup/docsPage';
import { openShop, shopOfTest } from '../setup/freshShop';
import { openAt, openPage, platforms, slow } from '../setup/openPage';
import { withUnpaidOrder } from '../setup/paySteps';
import { returnCup, withDeliveredOrder } from '../setup/returnSteps';
import { filesBelow, importsOf } from '../setup/projectFiles';
import { openOwnGift, openTakeBack } from '../setup/giftSteps';
import { holder } from '../setup/ticketHolder';
import { account, fill, openWithdraw } from '../setup/withdrawSteps';

type Page = Awaited<ReturnType<typeof openPage>>;

interface Case {
  /** As `useModalRoute` is called with it in the source. */
  name: string;
  platforms?: readonly Platform[];
  /** Opens the page and returns what opens the dialog. */
  open: (platform: Platform) => Promise<{ page: Pick<Page, 'user' | 'goBack'>; opener: HTMLElement }>;
  /** What has the focus first, when it is not the dialog itself. */
  first?: { role: 'textbox' | 'button' | 'radio'; name: string | RegExp };
  /** A picture has a name and no heading. */
  isPicture?: boolean;
}

const someone = () => shopOfTest().customer('+14155550160');
const checkout = (platform: Platform) =>
  pathOf(platform, 'checkout', { lines: encodePackLines([line('phones.only', 2)]) });
const headphones = (platform: Platform) => {
  openShop({ catalogue: demoCatalogue });
  return pathOf(platform, 'goods', { id: 'cloud-nine-headphones' });
};
const withAddress = () => {
  const customer = someone();
  return customer.ok('saveAddress', draftAddress) && customer;
};

const cases: readonly Case[] = [
  {
    name: `'cancel'`,
    open: (platform) => {
      const { customer, order } = withUnpaidOrder();
      return openAt(pathOf(platform, 'orders', { id: order.id }), customer, 'Cancel order');
    },
  },
  {
    name: '`cancelReturn:${id}`',
    open: (platform) => {
      const delivered = withDeliveredOrder();
      returnCup(delivered);
      return openAt(pathOf(platform, 'orders', { id: delivered.id }), delivered.customer, 'Cancel return');
    },
  },
  ...Object.entries({ takeGiftBack: openTakeBack, openOwnGift }).map(([name, open]) => ({ name: `'${name}'`, open })),
  { name: `'agreement'`, open: (platform) => openAt(pathOf(platform, 'login'), undefined, 'user agreement') },
  { name: `'privacy'`, open: (platform) => openAt(pathOf(platform, 'login'), undefined, 'privacy policy') },
  {
    name: `'withdrawReview'`,
    open: async (platform) => {
      const page = await openWithdraw(platform);
      await fill(page, '15.00', account);
      return { page, opener: screen.getByRole('button', { name: 'Review' }) };
    },
    platforms: ['h5'],
  },
  {
    name: 'SKU_MODAL',
    open: (platform) => {
      shopOfTest().shop.operator.setStock('cup.moss', 4);
      bagStorage.write([{ goodsId: 'cup', skuId: 'cup.oat', quantity: 1, price: 1_800, at: 1 }]);
      return openAt(pathOf(platform, 'collect'), undefined, /^Change: Oat/);
    },
  },
  {
    name: 'optionsModalName(goodsId)',
    open: (platform) => {
      shopOfTest().shop.operator.setStock('cup.moss', 4);
      return openAt(pathOf(platform, 'hall'), undefined, 'Add Slow Morning cup to bag');
    },
  },
  {
    name: 'payStepModal',
    open: async (platform) => {
      const { customer, order } = withUnpaidOrder();
      const opened = await openAt(pathOf(platform, 'orderSuccess', { id: order.id }), customer, 'Pay $100.00');
      await waitFor(() => expect(opened.opener).toBeEnabled());
      return opened;
    },
  },
  { name: `'address'`, open: (platform) => openAt(checkout(platform), withAddress(), /^Change/) },
  { name: `'coupon'`, open: (platform) => openAt(checkout(platform), buyer('COUPON-PLEASE'), /sound10/) },
  {
    name: `'discount'`,
    platforms: ['h5'],
    open: (platform) => openAt(checkout(platform), buyer(), /discount code/i),
    first: { role: 'textbox', name: 'Discount code' },
  },
  {
    name: '`channel:${channel.id}`',
    open: (platform) => {
      openShop({ catalogue: articleCatalogue });
      return openAt(pathOf(platform, 'service'), undefined, /^QR code/);
    },
  },
  {
    name: `'login'`,
    platforms: ['pc'],
    open: async () => {
      const page = await openPage('/pc/mine?index=addresses');
      return { page, opener: within(await screen.findByRole('main')).getByRole('button', { name: 'Sign in' }) };
    },
    first: { role: 'textbox', name: 'Phone number' },
  },
  {
    name: `'newAddress'`,
    open: async (platform) => {
      const { page, opener } = await openAt(checkout(platform), withAddress(), /^Change/);
      await page.user.click(opener);
      return { page, opener: await screen.findByRole('button', { name: 'New address' }, slow) };
    },
  },
  {
    name: '`photos:${id}`',
    open: (platform) => openAt(pathOf(platform, 'goods', { id: 'cup' }), undefined, /^Enlarge photo 1/),
    isPicture: true,
  },
  {
    name: `'zoom'`,
    open: (platform) => openAt(headphones(platform), undefined, /Enlarge picture 1 of 4$/),
    isPicture: true,
  },
  {
    name: `'terms'`,
    open: (platform) =>
      platform === 'h5'
        ? openAt('/h5/components/presale', undefined, 'Show the terms')
        : openAt(pathOf('pc', 'goods', { id: 'lamp' }), someone(), /^Buy/),
  },
  { name: `'buy'`, platforms: ['h5'], open: (platform) => openAt(headphones(platform), undefined, /^Buy/) },
  {
    name: `'ticketCode'`,
    open: (platform) => {
      const one = holder();
      return openAt(pathOf(platform, 'ticket', { id: one.id }), one.customer, 'Enlarge the QR code');
    },
  },
  { name: `'addressForm'`, open: (platform) => openAt(pathOf(platform, 'addresses'), withAddress(), 'New address') },
  {
    name: `'removeAddress'`,
    open: (platform) => openAt(pathOf(platform, 'addresses'), withAddress(), /^Remove/),
    first: { role: 'button', name: 'Keep it' },
  },
  {
    name: '`send:${call.name}`',
    open: async () => {
      openShop({ seed: 'default' });
      const page = await openDocs('calls', '&call=updateUser', { as: shopOfTest().customer('+14155550134') });
      return { page, opener: await screen.findByRole('button', { name: 'Send updateUser' }, slow) };
    },
    platforms: ['pc'],
    first: { role: 'button', name: 'Cancel' },
  },
  {
    name: `'poster'`,
    open: (platform) => {
      canvasOf(() => null);
      return openAt(pathOf(platform, 'promotion'), someone(), 'Make a poster');
    },
  },
  {
    name: `'hall-filter'`,
    platforms: ['h5'],
    open: (platform) => openAt(pathOf(platform, 'hall'), undefined, 'Filter'),
  },
];

/** Their photo has to be decoded, which jsdom cannot: tests/browser/photo.spec.ts. */
const inBrowser = [`'photo'`];

test('every dialog of the source has a case here, and comes with the focus of the platform', () => {
  const sources = filesBelow('src');
  const names = sources.flatMap(({ path, text }) =>
    path.startsWith('src/hooks/') || /\.test\.tsx?$/.test(path)
      ? []
      : [...text.matchAll(/\buseModalRoute\((modalName|.+?\)?)\)[;,]/g)].map(([, name = '']) =>
          name === 'modalName' ? (/const modalName = ('\w+');/.exec(text)?.[1] ?? name) : name,
        ),
  );
  expect([...new Set(cases.map(({ name }) => name)), ...inBrowser].sort()).toEqual([...new Set(names)].sort());
  // What draws a dialog: both panels of the platforms, and what fills the screen.
  const drawn = sources.filter(
    ({ path, text }) =>
      /(?<!\.test)\.tsx$/.test(path) && /\srole="dialog"|<(?:Modal|Drawer|Popup|CenterPopup|ActionSheet)\b/.test(text),
  );
  expect(drawn.filter((file) => !importsOf(file).some((one) => /useModalFocus$|useDialogFocus$/.test(one)))).toEqual(
    [],
  );
  // The kits' functions that open a dialog without a component.
  expect(
    sources.filter(({ text }) => /\b(?:Modal|Dialog)\.(?:confirm|alert|show|info|error|warning|success)\(/.test(text)),
  ).toEqual([]);
});

const topDialog = () => screen.getAllByRole('dialog').at(-1) ?? document.body;

describe.each(platforms)('on %s', (platform) => {
  const here = cases.filter((one) => (one.platforms ?? ['h5', 'pc']).includes(platform));
  test.each(here.map((one) => [one.name, one] as const))('%s', async (_name, { open, first, isPicture }) => {
    const { page, opener } = await open(platform);
    const before = screen.queryAllByRole('dialog').length;
    act(() => opener.focus());
    await page.user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(before + 1), slow);
    const dialog = topDialog();
    expect(dialog).toHaveAccessibleName(/./);
    if (!isPicture) {
      const [heading] = within(dialog).getAllByRole('heading', { level: 2 });
      expect(dialog).toHaveAttribute('aria-labelledby');
      expect(heading).toHaveTextContent(/./);
    }
    if (first) await waitFor(() => expect(within(dialog).getByRole(first.role, { name: first.name })).toHaveFocus());
    else await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    expect(document.activeElement).not.toHaveAccessibleName('Close');
    const isClosed = async () => {
      await waitFor(() => expect(screen.queryAllByRole('dialog')).toHaveLength(before));
      await waitFor(() => expect(opener).toHaveFocus());
    };
    // In tests antd gives all dialogs the same id, and takes Escape only in the newest one with an id of its own.
    if (before > 0 && platform === 'pc') await page.user.click(within(dialog).getByRole('button', { name: 'Close' }));
    else await page.user.keyboard('{Escape}');
    await isClosed();
    await page.user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(before + 1), slow);
    page.goBack();
    await isClosed();
  });
});
