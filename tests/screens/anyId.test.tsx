/** Ids are opaque: what another API uses opens, comes back from the sign-in, and is sent as it is. */
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { parsePackLines } from '@/domain/packLines';
import { pathOf, type Platform, type Screen } from '@/lib/routes';
import { smallCatalogue } from '../../mock/testing/smallCatalogue';
import { packLine, placeShopOrder } from '../../mock/testing/purchase';
import { buyer, sums } from '../setup/checkoutSteps';
import { openShop, server } from '../setup/freshShop';
import { openPage, platforms } from '../setup/openPage';
import { holder } from '../setup/ticketHolder';

const ids = ['gid://shopify/Product/7', '冬 Zm9v+Y==,b*2&id=c#%2F?"\'`🧺'] as const;

/** A shop that sells the headphones under this id. */
function openShopWith(id: string): void {
  const goods = smallCatalogue.goods.map((one) =>
    one.id === 'phones' ? { ...one, id, skus: one.skus.map((sku) => ({ ...sku, id: `${id}.only` })) } : one,
  );
  openShop({ catalogue: { ...smallCatalogue, goods } });
}

/** Opens a screen for the object `id`, which the API knows under `id` alone. */
async function openWith(
  platform: Platform,
  name: Screen,
  path: string,
  id: string,
  data: { id: string },
  as = buyer(),
) {
  const asked: (string | null)[] = [];
  server.use(
    http.get(`*${path}`, ({ request }) => {
      const id = new URL(request.url).searchParams.get('id');
      asked.push(id);
      return id === id ? HttpResponse.json({ success: true, data: { ...data, id } }) : undefined;
    }),
  );
  const page = await openPage(pathOf(platform, name, { id }), { as });
  return { ...page, asked };
}

describe.each(platforms)('on %s', (platform) => {
  describe.each(ids)('the id %p', (id) => {
    test('opens the product, survives the sign-in and reaches the checkout', async () => {
      openShopWith(id);
      const { user, where, arriveAt } = await openPage(pathOf(platform, 'goods', { id }));
      await user.click(await screen.findByRole('button', { name: /^Buy/ }));
      if (platform === 'h5')
        await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /^Buy/ }));
      await user.click(await screen.findByRole('button', { name: 'Sign in to order · $100.00' }));
      await user.type(await screen.findByLabelText('Phone number'), '4155550199');
      await user.click(screen.getByRole('checkbox', { name: /accept the/ }));
      await user.click(screen.getByRole('button', { name: 'Get code' }));
      await user.click(await screen.findByRole('button', { name: 'Use this code' }));
      await arriveAt(pathOf(platform, 'checkout'));
      expect(parsePackLines(where().query['lines'])).toEqual(packLine(`${id}.only`));
      await screen.findByRole('region', { name: 'Order summary' });
      expect(sums()).toMatchObject({ Items: '$100.00' });
    });

    test('opens the order', async () => {
      const customer = buyer();
      const order = placeShopOrder(customer, packLine('phones.only'), { couponId: null });
      const { asked } = await openWith(platform, 'orders', '/api/user/order/detail', id, order, customer);
      await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent(order.number));
      expect(new Set(asked)).toEqual(new Set([id]));
    });

    test('opens the ticket', async () => {
      const { customer, id: ticketId, shownCode } = holder();
      const ticket = customer.ok('getTicketDetail', { id: ticketId });
      const { asked } = await openWith(platform, 'ticket', '/api/user/ticket/detail', id, ticket, customer);
      expect(await screen.findByText(shownCode)).toBeVisible();
      expect(new Set(asked)).toEqual(new Set([id]));
    });

    test('opens the article', async () => {
      const customer = buyer();
      const article = customer.ok('getArticle', { id: 'agreement' });
      const { asked } = await openWith(platform, 'article', '/api/info/detail', id, article, customer);
      expect(await screen.findByRole('heading', { level: 2, name: article.title })).toBeVisible();
      expect(new Set(asked)).toEqual(new Set([id]));
    });
  });
});
