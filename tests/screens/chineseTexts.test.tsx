/** Every route in Chinese: full-width marks have no space beside them, and no half-width mark is between Chinese characters. */
import { waitFor } from '@testing-library/react';
import { catalogue } from '../../mock/testing/wholeCatalogue';
import { demoGuide } from '../../mock/demoGuide';
import { errorMessages } from '../../shop/errorMessages';
import { addresses } from '../setup/addresses';
import { openShop } from '../setup/freshShop';
import { openPage } from '../setup/openPage';
import { wrongMarks } from '../setup/wrongMarks';

const attributes = ['aria-label', 'title', 'alt', 'placeholder'];

/** Texts of the page: those between two blocks, and the names of its elements. */
function textsOf(root: Element): string[] {
  const names = [...root.querySelectorAll(attributes.map((name) => `[${name}]`).join())].flatMap((element) =>
    attributes.flatMap((name) => element.getAttribute(name) ?? []),
  );
  const texts = [...root.querySelectorAll('p, li, h1, h2, h3, button, a, label, dt, dd, td, th, [role=status]')];
  return [...texts.map(({ textContent }) => textContent), ...names];
}

type Customer = ReturnType<ReturnType<typeof openShop>['customer']>;

async function expectGoodMarks(address: string, as: Customer) {
  const { unmount } = await openPage(address, { as, language: 'zh-CN' });
  await waitFor(() => expect(document.querySelector('.skeleton') === null).toBe(true), { timeout: 20_000 });
  expect([...new Set(textsOf(document.body).flatMap(wrongMarks))]).toEqual([]);
  unmount();
}

test('finds spaces and half-width marks', () => {
  expect(wrongMarks('订单已取消。 优惠券已退回。')).toEqual(['订单已取消。 优惠券已退回。']);
  expect(wrongMarks('复制: 订单号')).toEqual(['复制: 订单号']);
  expect(wrongMarks('网络已断开. 请重试')).toEqual(['网络已断开. 请重试']);
  expect(wrongMarks('实为 3 （共 2 行）')).toEqual(['实为 3 （共 2 行）']);
  expect(wrongMarks('满 $49 免运费，当天发货。Plum Pay 3.5 毫米')).toEqual([]);
});

test.each(addresses.filter((address) => !/login/i.test(address)))('/%s', async (address) => {
  await expectGoodMarks(`/${address}`, openShop({ seed: 'default' }).customer('+14155550134'));
});

test.each(['/h5/order?', '/h5/components/orderSuccess?', '/pc/mine?index=orders&'])(
  '%s of each order',
  async (path) => {
    const customer = openShop({ seed: 'default' }).customer('+14155550134');
    const { list } = customer.ok('getOrders', {});
    expect(list.length).toBeGreaterThan(5);
    for (const { id } of list) await expectGoodMarks(`${path}id=${id}`, customer);
  },
);

/** All texts of the demo shop in Chinese, HTML without its tags. */
function chineseOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'zh' && typeof inner === 'string' ? inner.split(/<[^>]*>/) : chineseOf(inner),
  );
}

test('the texts of the demo shop', () => {
  expect(chineseOf([catalogue, errorMessages, demoGuide]).flatMap(wrongMarks)).toEqual([]);
});
