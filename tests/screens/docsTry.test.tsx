import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { calls } from '@/api/calls';
import type { AnyCall } from '@/api/defineCall';
import { writeEffectOfCall } from '@/features/docs/components/ConfirmWrite';
import { catalogue } from '../../mock/testing/wholeCatalogue';
import { callsTo } from '../setup/callsTo';
import { openDocs } from '../setup/docsPage';
import { openShop, server } from '../setup/freshShop';

const withCustomer = () => openShop({ seed: 'default', catalogue }).customer('+14155550134');
const openCall = (name: string, options: Parameters<typeof openDocs>[2] = {}) =>
  openDocs('calls', `&call=${name}`, options);
const field = (name = 'Body, as JSON') => screen.findByRole<HTMLTextAreaElement>('textbox', { name });
const send = (name: string, label = 'Send') => screen.getByRole('button', { name: `${label} ${name}` });
const response = (name: string) => screen.findByRole('region', { name: `Response of ${name}` });
const inputIn = ({ value }: HTMLTextAreaElement): Record<string, unknown> => JSON.parse(value);
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/;

afterEach(() => {
  document.cookie = 'shopFault=; path=/; max-age=0';
});

/** Replaces the text of the field; braces have a meaning to `user.type`. */
async function write(user: Awaited<ReturnType<typeof openDocs>>['user'], text: string, name?: string) {
  const input = await field(name);
  await user.clear(input);
  await user.click(input);
  await user.paste(text);
}

describe('a read', () => {
  test('starts with the example of the contract and shows status, headers and the whole response', async () => {
    openShop({ seed: 'default', catalogue });
    const { user } = await openCall('getGoodsList');
    expect(inputIn(await field('Query parameters, as JSON'))).toEqual({
      current: 1,
      pageSize: 10,
      categoryId: 'audio',
      sort: 'popular',
      inStock: true,
    });
    await write(user, '{ "categoryId": "audio", "pageSize": 1 }', 'Query parameters, as JSON');
    await user.click(send('getGoodsList'));
    expect(await response('getGoodsList')).toHaveTextContent(/"list": \[ \{ "id": .*"total": \d+/);
    expect(screen.getByText(/^Status 200 · \d+ ms$/)).toBeVisible();
    expect(screen.getByText('Fits the contract.')).toBeVisible();
    expect(screen.getByText('x-demo-shop').closest('div')).toHaveTextContent('x-demo-shopdefault');
  });

  test('without input is sent with one button', async () => {
    const { user } = await openCall('getServerInfo');
    await user.click(await screen.findByRole('button', { name: 'Send getServerInfo' }));
    expect(await response('getServerInfo')).toHaveTextContent('"code": 200');
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  test('says that a session is needed, and shows the refusal', async () => {
    const { user } = await openCall('getAddresses');
    expect(
      await screen.findByText('Sent without signing in. This call needs a signed-in customer and will be refused.'),
    ).toBeVisible();
    await user.click(send('getAddresses'));
    expect(await response('getAddresses')).toHaveTextContent('"errorCode": "UNAUTHORIZED"');
    expect(screen.getByText(/^Status 401/)).toBeVisible();
    expect(screen.getByText('Refused, in the form the contract defines.')).toBeVisible();
  });

  test('names every deviation of the response with its path', async () => {
    server.use(
      http.get('*/api/home/helpList', () =>
        HttpResponse.json({ success: true, data: { list: [{ id: 'a', title: 7, kind: 'help' }], total: '1' } }),
      ),
    );
    const { user } = await openCall('getHelpList');
    await user.click(await screen.findByRole('button', { name: 'Send getHelpList' }));
    await response('getHelpList');
    const section = within(screen.getByRole('region', { name: 'Try it · getHelpList' }));
    expect(section.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'data.list[0].title expected string, found 7',
      'data.list[0].publishedAt is missing; expected time (ISO 8601 with offset)',
      'data.total expected integer, found "1"',
    ]);
    expect(section.getByText('3 deviations from the contract:')).toBeVisible();
  });

  test('shows a response that is no JSON as it is', async () => {
    document.cookie = 'shopFault=502html@/virtualGoodsList; path=/';
    const { user } = await openCall('getVirtualGoods');
    await user.click(await screen.findByRole('button', { name: 'Send getVirtualGoods' }));
    expect(await response('getVirtualGoods')).toHaveTextContent('<html>');
    expect(screen.getByText(/^Status 502/)).toBeVisible();
    expect(screen.getByText('The response is not JSON, so it does not fit the contract.')).toBeVisible();
  });
});

describe('the input', () => {
  test('is checked before it is sent; it can be sent anyway, so that the refusal is seen', async () => {
    const { user } = await openCall('getGoodsDetail');
    const name = 'Query parameters, as JSON';
    await write(user, '{ "id": 7 }', name);
    await user.click(send('getGoodsDetail'));
    await waitFor(async () => expect(await field(name)).toHaveAccessibleDescription('id: expected string, found 7'));
    expect(screen.queryByRole('region', { name: 'Response of getGoodsDetail' })).toBeNull();
    await write(user, '{}', name);
    await waitFor(async () => expect(await field(name)).toHaveAccessibleDescription('id: is missing'));
    await user.click(screen.getByRole('button', { name: 'Send anyway' }));
    expect(await response('getGoodsDetail')).toHaveTextContent('"errorCode": "VALIDATION"');
  });

  test('must be JSON', async () => {
    const { user } = await openCall('getGoodsDetail');
    const name = 'Query parameters, as JSON';
    await write(user, '{ "id": ', name);
    await user.click(send('getGoodsDetail'));
    await waitFor(async () => expect(await field(name)).toHaveAccessibleDescription('This is not valid JSON.'));
    expect(screen.queryByRole('button', { name: 'Send anyway' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Restore the example' }));
    await waitFor(async () => expect(await field(name)).not.toHaveAccessibleDescription());
  });
});

describe('a write', () => {
  test('has a sentence for what it does, every one of them', () => {
    const writes = Object.values<AnyCall>(calls).filter(({ kind }) => kind !== 'read');
    expect(writes.filter(({ name }) => !writeEffectOfCall[name])).toEqual([]);
    expect(writes.length).toBeGreaterThan(8);
  });

  test('is sent once it is confirmed', async () => {
    const customer = withCustomer();
    const sent = callsTo('/api/user/update');
    const { user } = await openCall('updateUser', { as: customer });
    await write(user, '{ "nickname": "Quiet River" }');
    await user.click(send('updateUser'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Send updateUser?' }));
    expect(dialog.getByText('The shop changes your profile.')).toBeVisible();
    expect(dialog.getByText('It is sent to localhost as Mei Lin.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([]);
    await user.click(send('updateUser'));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Send' }));
    await response('updateUser');
    expect(sent).toEqual([{ nickname: 'Quiet River' }]);
    // The page reads the customer again.
    expect(await screen.findByText('Sent as Quiet River.')).toBeVisible();
  });

  test('that moves money has a new operation id, and repeats the operation with the same one', async () => {
    const customer = withCustomer();
    const { available } = customer.ok('getEnableBalance', {});
    const sent = callsTo('/api/user/exchange/code');
    const { user } = await openCall('exchangeCode', { as: customer });
    const first = inputIn(await field());
    expect(first).toEqual({ operationId: expect.stringMatching(uuid) as string, code: 'BALANCE-20' });
    const confirm = async (text: string) => {
      const dialog = within(await screen.findByRole('dialog'));
      expect(dialog.getByText(text)).toBeVisible();
      await user.click(dialog.getByRole('button', { name: 'Send' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    await user.click(send('exchangeCode'));
    await confirm('The operation id is new, so this is a new operation.');
    expect(await response('exchangeCode')).toHaveTextContent('"success": true');
    await user.click(send('exchangeCode', 'Send again with the same id'));
    await confirm('The operation id was sent before, so the shop repeats its first response and does nothing twice.');
    await waitFor(() => expect(sent).toEqual([first, first]));
    expect(await response('exchangeCode')).toHaveTextContent('"success": true');
    expect(customer.ok('getEnableBalance', {}).available).toBe(available + 2000);
    await user.click(screen.getByRole('button', { name: 'New operation id' }));
    expect(inputIn(await field())).toEqual({
      operationId: expect.not.stringMatching(String(first['operationId'])) as string,
      code: 'BALANCE-20',
    });
    expect(send('exchangeCode')).toBeVisible();
  });

  test('whose response is lost may have happened', async () => {
    document.cookie = 'shopFault=lost@/exchange/code; path=/';
    const { user } = await openCall('exchangeCode', { as: withCustomer() });
    await field();
    await user.click(send('exchangeCode'));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Send' }));
    expect(
      await screen.findByText(
        /No response arrived. Whether the shop did it is unknown. Sending again with the same id is safe./,
      ),
    ).toBeVisible();
  });
});

describe('the cURL command', () => {
  test('has the input and a masked token, until the token is asked for', async () => {
    const customer = withCustomer();
    const { user } = await openCall('getOrderDetail', { as: customer });
    const copied = jest.spyOn(navigator.clipboard, 'writeText');
    await write(user, `{ "id": "o'1" }`, 'Query parameters, as JSON');
    const command = await screen.findByRole('region', { name: 'cURL command of getOrderDetail' });
    const lines = (token: string) =>
      [
        "curl 'http://localhost/api/user/order/detail?id=o%271' \\",
        `  -H 'Authorization: ${token}' \\`,
        "  -H 'Accept-Language: en'",
      ].join('\n');
    await user.click(within(command).getByRole('button', { name: /^Copy/ }));
    expect(copied).toHaveBeenLastCalledWith(lines('<token>'));
    expect(document.body).not.toHaveTextContent(customer.token);
    await user.click(screen.getByRole('checkbox', { name: /^With my session token/ }));
    await user.click(within(command).getByRole('button', { name: /^Copy/ }));
    expect(copied).toHaveBeenLastCalledWith(lines(customer.token));
    await screen.findByText('Copied');
  });
});
