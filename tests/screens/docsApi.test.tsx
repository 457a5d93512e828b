import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { calls } from '@/api/calls';
import type { AnyCall } from '@/api/defineCall';
import { minimumShop } from '@/api/minimumShop';
import { catalogue } from '../../mock/testing/wholeCatalogue';
import { openDocs } from '../setup/docsPage';
import { openShop, server } from '../setup/freshShop';

const table: AnyCall[] = Object.values(calls);
const rows = () => within(screen.getByRole('list', { name: 'This API' })).getAllByRole('listitem');
const rowOf = (call: string) => {
  const row = screen.getByRole('link', { name: call }).closest('li');
  if (!row) throw new Error(`${call} is in no row`);
  return row;
};
const isDone = () => screen.findByText(/calls of a minimum shop work\.$/, {}, { timeout: 20_000 });

/** The paths of the requests from now on. */
function sentPaths(): string[] {
  const paths: string[] = [];
  server.events.on('request:start', ({ request }) => paths.push(new URL(request.url).pathname));
  return paths;
}

describe('the check of the API in use', () => {
  test('reads as the customer, and leaves out every write', async () => {
    const customer = openShop({ seed: 'default', catalogue }).customer('+14155550134');
    const sent = sentPaths();
    await openDocs('api', '', { as: customer });
    await isDone();
    expect(screen.getByText('Read as Mei Lin.')).toBeVisible();
    expect(rows()).toHaveLength(table.length);
    for (const { name, kind, method, path } of table) {
      const state = kind === 'read' ? 'Works' : 'Not tried';
      const start = `${name}${method} ${path}${minimumShop.some((one) => one === name) ? 'Minimum shop' : ''}${state}`;
      expect(rowOf(name).textContent).toMatch(new RegExp(`^${start}`));
    }
    expect(rowOf('payOrder')).toHaveTextContent('A write. Try it in the list of calls.');
    const writes = table.filter(({ kind }) => kind !== 'read').map(({ path }) => path);
    expect(sent.filter((path) => writes.some((one) => one === path))).toEqual([]);
    expect(screen.getByText('10 of the 15 calls of a minimum shop work.')).toBeVisible();
  });

  test('reads what a visitor can read, and says why it did not try the rest', async () => {
    openShop({ seed: 'default', catalogue });
    await openDocs('api');
    await isDone();
    expect(rowOf('getGoodsDetail')).toHaveTextContent(/Works$/);
    expect(rowOf('getOrders')).toHaveTextContent('Not triedNeeds a signed-in customer.');
  });

  test('names missing calls and the path of each wrong field; a row leads to where the call can be tried', async () => {
    openShop({ seed: 'default', catalogue });
    server.use(
      http.get('*/api/home/banner', () => HttpResponse.json({ success: true, data: { list: 'none', total: 1 } })),
      http.get('*/api/home/virtualGoodsList', () => new HttpResponse('Not found', { status: 404 })),
      http.get('*/api/server/list', () => HttpResponse.error()),
    );
    const { user, where } = await openDocs('api');
    await isDone();
    expect(rowOf('getBanners')).toHaveTextContent('Wrong fielddata.list expected list, found "none"');
    expect(rowOf('getVirtualGoods')).toHaveTextContent('MissingStatus 404');
    expect(rowOf('getServerList')).toHaveTextContent('No response');
    await user.click(screen.getByRole('link', { name: 'getBanners' }));
    expect(await screen.findByRole('region', { name: 'Try it · getBanners' })).toBeVisible();
    expect(where().query).toEqual({ section: 'calls', call: 'getBanners' });
  });

  test('is repeated with a button', async () => {
    openShop({ seed: 'default', catalogue });
    const { user } = await openDocs('api');
    await isDone();
    server.use(http.get('*/api/home/helpList', () => new HttpResponse(null, { status: 501 })));
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    await waitFor(() => expect(rowOf('getHelpList')).toHaveTextContent('Missing'), { timeout: 20_000 });
  });
});
