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

describe('the developer page', () => {
  test('shows the routes first and stores the section in the URL', async () => {
    const { user, where } = await openPage('/docs');
    expect(screen.getByRole('heading', { level: 1, name: 'For developers' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Routes' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Storage keys' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Storage keys' })).toBeVisible();
    expect(where()).toEqual({ path: '/docs', query: { section: 'storage' } });
    expect(document.title).toMatch(/^For developers · /);
  });

  test('is in English in every language, and says so', async () => {
    await openDocs('routes', '', { language: 'zh-CN' });
    expect(screen.getByRole('heading', { level: 1, name: 'For developers' })).toBeVisible();
    expect(screen.getByRole('main')).toHaveAttribute('lang', 'en');
  });
});

describe('the routes section', () => {
  test('links to every page of src/pages', async () => {
    await openDocs('routes');
    const pages = filesBelow('src/pages', ['/index.tsx']).map(
      ({ path }) => path.slice('src/pages'.length, -'/index.tsx'.length) || '/',
    );
    const group = (name: RegExp) =>
      within(screen.getByRole('region', { name }))
        .getAllByRole('listitem')
        .map((item) => item.querySelector('a')?.getAttribute('href'));
    const listed = [/^Top level/, /^Phone pages/, /^Phone components/, /^Desktop pages/, /^Desktop components/].flatMap(
      group,
    );
    expect(listed.sort()).toEqual(pages.sort());
  });

  test('names the matching route of the other platform, and its links open the pages', async () => {
    const { user, arriveAt } = await openDocs('routes');
    const wallet = within(screen.getByRole('region', { name: /^Phone pages/ })).getByRole('link', {
      name: '/h5/wallet',
    });
    expect(wallet.closest('li')).toHaveTextContent('/h5/walletscreen walletOther platform: /pc/mine?index=wallet');
    await user.click(wallet);
    await arriveAt('/h5/wallet');
  });
});

describe('the calls section', () => {
  test('lists every call with method, path, summary and access', async () => {
    await openDocs('calls');
    await screen.findByText(`${table.length} calls`);
    for (const call of table) {
      const line = lineOf(call).closest('summary');
      expect(line).toHaveTextContent(
        `${call.method}${call.path}${call.summary}${call.access === 'customer' ? 'Signed-in customers' : 'Anyone'}`,
      );
    }
    expect(document.querySelectorAll('summary')).toHaveLength(table.length);
  });

  test('shows input, output, nested types and an example of an opened call', async () => {
    const { user, where } = await openDocs('calls');
    await screen.findByText(`${table.length} calls`);
    await user.click(lineOf(calls.getGoodsList));
    expect(await screen.findByRole('region', { name: 'Input · getGoodsList' })).toHaveTextContent(
      'sort?: GoodsSort = "popular"',
    );
    const output = within(screen.getByRole('region', { name: 'Output, in data · getGoodsList' }));
    await user.click(output.getByText('list'));
    expect(await output.findByText('The lowest price of its SKUs, minor units.')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Example response of getGoodsList' })).toHaveTextContent(
      '"success": true',
    );
    await waitFor(() => expect(where().query).toEqual({ section: 'calls', call: 'getGoodsList' }));
  });

  test('searches the calls and stores the search text in the URL', async () => {
    const { user, where } = await openDocs('calls', '&find=wallet');
    expect(await screen.findByText('1 call')).toBeVisible();
    const field = screen.getByRole('searchbox', { name: 'Find by name, path or summary' });
    await user.clear(field);
    await user.type(field, 'post /order');
    expect(await screen.findByText('2 calls')).toBeVisible();
    expect(where().query['find']).toBe('post /order');
    await user.type(field, ' nothing');
    expect(await screen.findByText('No matching calls')).toBeVisible();
  });

  test('links to the document', async () => {
    await openDocs('calls');
    expect(await screen.findByRole('link', { name: 'openapi.json' })).toHaveAttribute('href', '/openapi.json');
  });

  test('offers a retry when openapi.json fails to load', async () => {
    server.use(http.get('*/openapi.json', () => HttpResponse.text('<!doctype html>'), { once: true }));
    const { user } = await openPage('/docs?section=calls');
    const again = await screen.findByRole('button', { name: 'Try again' });
    provideContract();
    await user.click(again);
    expect(await screen.findByText(`${table.length} calls`)).toBeVisible();
  });
});

describe('the storage section', () => {
  test('lists all keys and whether they are set, without their values', async () => {
    const customer = shopOfTest().customer('+14155550199');
    sessionStorage.setItem('draft:note', '"Ring twice"');
    await openDocs('storage', '', { as: customer });
    const rows = screen.getAllByRole('listitem').filter((item) => item.querySelector('button'));
    expect(rows.map((row) => row.querySelector('code')?.textContent)).toEqual(
      storageKeys.map(({ key }) => (key.endsWith(':') ? `${key}…` : key)),
    );
    expect(within(screen.getByRole('listitem', { name: 'token' })).getByRole('status')).toHaveTextContent('Set');
    expect(within(screen.getByRole('listitem', { name: 'draft:…' })).getByRole('status')).toHaveTextContent('1 set');
    expect(within(screen.getByRole('listitem', { name: 'theme' })).getByRole('status')).toHaveTextContent('Not set');
    expect(document.body).not.toHaveTextContent(customer.token);
    expect(document.body).not.toHaveTextContent('Ring twice');
  });

  test('clears a single key', async () => {
    sessionStorage.setItem('draft:note', '"x"');
    sessionStorage.setItem('draft:address:new', '"x"');
    const { user } = await openDocs('storage');
    await user.click(screen.getByRole('button', { name: 'Clear draft:' }));
    expect(within(screen.getByRole('listitem', { name: 'draft:…' })).getByRole('status')).toHaveTextContent('Not set');
    expect({ ...sessionStorage }).toEqual({});
    expect(screen.getByRole('button', { name: 'Clear draft:' })).toBeDisabled();
  });
});
