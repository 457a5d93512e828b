import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { routes } from '../shop/routes';
import { toUmiMock } from './toUmiMock';

/** Serves mock handlers as Umi does: by method and path, with a parsed POST body. */
async function withServer<Result>(
  table: ReturnType<typeof toUmiMock>,
  work: (origin: string) => Promise<Result>,
): Promise<Result> {
  const listen: RequestListener = (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const path = new URL(request.url ?? '/', 'http://shop').pathname;
      const area = path.startsWith('/psp/') ? '/psp/(.*)' : '/api/(.*)';
      const handler = table[`${request.method} ${path}`] ?? table[`${request.method} ${area}`];
      const text = Buffer.concat(chunks).toString();
      handler?.(Object.assign(request, { body: text === '' ? undefined : JSON.parse(text) }), response);
    });
  };
  const server = createServer(listen);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  try {
    return await work(`http://127.0.0.1:${port}`);
  } finally {
    await new Promise((closed) => server.close(closed));
  }
}

const post = async (origin: string, path: string, body: unknown) =>
  (await fetch(`${origin}${path}`, { method: 'POST', body: JSON.stringify(body) })).json();

describe('the shop as Umi mock handlers', () => {
  test('has a handler for every call, and for paths outside the contract', () => {
    const named = routes.map(({ call }) => `${call.method} ${call.path}`);
    expect(Object.keys(toUmiMock(undefined, SHOP))).toEqual([
      ...named,
      'GET /api/(.*)',
      'POST /api/(.*)',
      'GET /psp/(.*)',
      'POST /psp/(.*)',
    ]);
  });

  test('keeps its database when Umi reloads the mock files', async () => {
    const phone = '+14155550189';
    const token = await withServer(toUmiMock('default', SHOP), async (origin) => {
      const { data } = await post(origin, '/api/user/sendVerifyCode', { phone });
      return (await post(origin, '/api/user/loginWithVerifyCode', { phone, code: data.demoCode })).data.token;
    });
    const user = await withServer(toUmiMock('default', SHOP), async (origin) => {
      const response = await fetch(`${origin}/api/user/current?type=1`, { headers: { authorization: token } });
      return response.json();
    });
    expect(user).toMatchObject({ success: true, data: { phone: '+1 415 ••• 0189' } });
  });

  test('plays the page of the payment provider', async () => {
    await withServer(toUmiMock(undefined, SHOP), async (origin) => {
      const page = await fetch(`${origin}/psp/pay/unknown`);
      expect([page.status, page.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
      expect(await page.text()).toContain('This payment has ended');
    });
  });

  test('returns 404 for a path outside the contract, and applies injected faults', async () => {
    await withServer(toUmiMock(undefined, SHOP), async (origin) => {
      const unknown = await fetch(`${origin}/api/nothing`);
      expect([unknown.status, await unknown.json()]).toEqual([
        404,
        expect.objectContaining({ errorCode: 'NOT_FOUND' }),
      ]);
      await expect(fetch(`${origin}/api/home/banner?shopFault=offline`)).rejects.toThrow('fetch failed');
      const late = await fetch(`${origin}/api/home/banner?shopFault=delay:5`);
      expect([late.status, late.headers.get('x-demo-shop')]).toEqual([200, 'default']);
    });
  });
});
