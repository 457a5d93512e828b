import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { calls } from '@/api/calls';
import type { AnyCall } from '@/api/defineCall';
import { storageKeys } from '@/features/docs/storageKeys';
import { openDocs, provideContract } from '../setup/docsPage';
import { server, shopOfTest } from '../setup/freshShop';
import { openPage } from '../setup/openPage';
import { filesBelow } from '../setup/projectFiles';

const table: AnyCall[] = Object.values(calls);
const lineOf = ({ path }: AnyCall) => screen.getByText(path, { selector: 'summary code' });

describe('the developers’ page', () => {
  test('opens with the routes; each section has an address of its own', async () => {
    const { user, where } = await openPage('/docs');
    expect(screen.getByRole('heading', { level: 1, name: 'For developers' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Routes' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Storage keys' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Storage keys' })).toBeVisible();
    expect(where()).toEqual({ path: '/docs', query: { section: 'storage' } });
    expect(document.title).toMatch(/^For developers · /);
  });

  test('speaks Chinese', async () => {
    await openDocs('errors', '', { language: 'zh-CN' });
    expect(screen.getByRole('heading', { level: 1, name: '开发者页面' })).toBeVisible();
    expect(screen.getByRole('button', { name: '触发 状态码 503' })).toBeVisible();
  });
});

describe('the routes', () => {
  test('are those that have a page, each with a link that opens it', async () => {
    await openDocs('routes');
    const pages = filesBelow('src/pages', ['/index.tsx']).map(({ path }) => path.slice('src/pages'.length, -'/index.tsx'.length) || '/');
    const group = (name: RegExp) => within(screen.getByRole('region', { name })).getAllByRole('listitem').map((item) => item.querySelector('a')?.getAttribute('href'));
    const listed = [/^Top level/, /^Phone pages/, /^Phone components/, /^Desktop pages/, /^Desktop components/].flatMap(group);
    expect(listed.sort()).toEqual(pages.sort());
  });

  test('lead on to their page, and to the same on the other face', async () => {
    const { user, arriveAt } = await openDocs('routes');
    const wallet = within(screen.getByRole('region', { name: /^Phone pages/ })).getByRole('link', { name: '/h5/wallet' });
    expect(wallet.closest('li')).toHaveTextContent('/h5/walletscreen walletOther face: /pc/mine?index=wallet');
    await user.click(wallet);
    await arriveAt('/h5/wallet');
  });
});

describe('the calls', () => {
  test('are those of the contract, with method, path, summary and who may call', async () => {
    await openDocs('calls');
    await screen.findByText(`${table.length} calls`);
    for (const call of table) {
      const line = lineOf(call).closest('summary');
      expect(line).toHaveTextContent(`${call.method}${call.path}${call.summary}${call.access === 'customer' ? 'Signed-in customer' : 'Anyone'}`);
    }
    expect(document.querySelectorAll('summary')).toHaveLength(table.length);
  });

  test('show input, output and an example when they are opened, names further on', async () => {
    const { user, where } = await openDocs('calls');
    await screen.findByText(`${table.length} calls`);
    await user.click(lineOf(calls.getGoodsList));
    expect(await screen.findByRole('region', { name: 'Input · getGoodsList' })).toHaveTextContent('sort?: GoodsSort = "popular"');
    const output = within(screen.getByRole('region', { name: 'Output, in data · getGoodsList' }));
    await user.click(output.getByText('list'));
    expect(await output.findByText('The lowest price of its SKUs, minor units.')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Example of the answer: getGoodsList' })).toHaveTextContent('"success": true');
    await waitFor(() => expect(where().query).toEqual({ section: 'calls', call: 'getGoodsList' }));
  });

  test('can be searched; the words are kept in the address', async () => {
    const { user, where } = await openDocs('calls', '&find=wallet');
    expect(await screen.findByText('1 call')).toBeVisible();
    const field = screen.getByRole('searchbox', { name: 'Find by name, path or summary' });
    await user.clear(field);
    await user.type(field, 'post /order');
    expect(await screen.findByText('2 calls')).toBeVisible();
    expect(where().query['find']).toBe('post /order');
    await user.type(field, ' nothing');
    expect(await screen.findByText('No call has these words.')).toBeVisible();
  });

  test('that need nothing can be tried', async () => {
    const { user } = await openDocs('calls', '&call=getServerInfo');
    await user.click(await screen.findByRole('button', { name: 'Try it' }));
    expect(await screen.findByRole('region', { name: 'What the shop answers to getServerInfo' })).toHaveTextContent('"code": 200');
    await user.click(lineOf(calls.getGoodsDetail));
    await screen.findByRole('region', { name: 'Input · getGoodsDetail' });
    expect(screen.getAllByRole('button', { name: 'Try it' })).toHaveLength(1);
  });

  test('that a visitor may not make show the problem', async () => {
    const { user } = await openDocs('calls', '&call=getAddresses');
    await user.click(await screen.findByRole('button', { name: 'Try it' }));
    expect(await screen.findByText('"unauthorized"', { exact: false })).toBeVisible();
  });

  test('offer another try when the contract cannot be fetched', async () => {
    server.use(http.get('*/openapi.json', () => HttpResponse.text('<!doctype html>'), { once: true }));
    const { user } = await openPage('/docs?section=calls');
    const again = await screen.findByRole('button', { name: 'Try again' });
    provideContract();
    await user.click(again);
    expect(await screen.findByText(`${table.length} calls`)).toBeVisible();
  });
});

describe('the storage keys', () => {
  test('are all listed, with what is set and never with its value', async () => {
    const customer = shopOfTest().customer('+14155550199');
    sessionStorage.setItem('draft:note', '"Ring twice"');
    await openDocs('storage', '', { as: customer });
    const rows = screen.getAllByRole('listitem').filter((item) => item.querySelector('button'));
    expect(rows.map((row) => row.querySelector('code')?.textContent)).toEqual(storageKeys.map(({ key }) => (key.endsWith(':') ? `${key}…` : key)));
    expect(within(screen.getByRole('listitem', { name: 'token' })).getByRole('status')).toHaveTextContent('Set');
    expect(within(screen.getByRole('listitem', { name: 'draft:…' })).getByRole('status')).toHaveTextContent('1 set');
    expect(within(screen.getByRole('listitem', { name: 'theme' })).getByRole('status')).toHaveTextContent('Not set');
    expect(document.body).not.toHaveTextContent(customer.token);
    expect(document.body).not.toHaveTextContent('Ring twice');
  });

  test('can be cleared one by one', async () => {
    sessionStorage.setItem('draft:note', '"x"');
    sessionStorage.setItem('draft:address:new', '"x"');
    const { user } = await openDocs('storage');
    await user.click(screen.getByRole('button', { name: 'Clear draft:' }));
    expect(within(screen.getByRole('listitem', { name: 'draft:…' })).getByRole('status')).toHaveTextContent('Not set');
    expect({ ...sessionStorage }).toEqual({});
    expect(screen.getByRole('button', { name: 'Clear draft:' })).toBeDisabled();
  });
});
