/** Which requests reach the API of API_TARGET: by their method and path. */
import { calls } from '../../src/api/calls';
import { openBackend, openServer, received } from '../setup/recordingBackend';
import { request } from '../setup/rawClient';

openBackend();

const asJson = 'Content-Type: application/json';

describe('the calls that pass', () => {
  test.each(Object.values(calls).map(({ method, path }) => [method, path]))(
    '%s %s, and no other method',
    async (method, path) => {
      const port = await openServer();
      expect((await request(port, `${method} ${path}`)).status).toBe(200);
      received.length = 0;
      const others = ['GET', 'POST', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'].filter(
        (one) => one !== method,
      );
      for (const other of others) {
        const { status, headers, body } = await request(port, `${other} ${path}`);
        expect([other, status, headers['allow']]).toEqual([other, 405, method]);
        if (other !== 'HEAD') expect(JSON.parse(body)).toMatchObject({ success: false, errorCode: 'NOT_FOUND' });
      }
      expect(received).toEqual([]);
    },
  );

  test.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD', 'TRACE', 'PROPFIND', 'PURGE'])(
    'a path beside the contract takes GET and POST, and no %s',
    async (method) => {
      const port = await openServer();
      expect((await request(port, 'GET /api/files/a%20b.png?x=1')).status).toBe(200);
      expect((await request(port, 'POST /api/session/end', [asJson], '{}')).status).toBe(200);
      expect([404, 405]).toContain((await request(port, `${method} /api/files/a.png`)).status);
      expect(received.map(({ url }) => url)).toEqual(['/shop/api/files/a%20b.png?x=1', '/shop/api/session/end']);
    },
  );

  test.each([
    '/api/home/%62anner',
    '/api/home//banner',
    '/api/home/banner/',
    '/api/home/Banner',
    '/api//home/banner',
    '/api/./home/banner',
    '/api/../admin',
    '/api/..%2fadmin',
    '/api/%2e%2e/admin',
    '/api/%252e%252e/admin',
    '/api/x/..;/admin',
    '/api/..%5cadmin',
    '/api/..\\admin',
    '/api/files/%00',
    '/api/files/a%0d%0aX-Evil:%201',
    '/api/files/%250aX',
  ])('not %s', async (path) => {
    const port = await openServer();
    for (const method of ['GET', 'POST']) {
      const { status, body } = await request(port, `${method} ${path}`);
      expect([400, 404]).toContain(status);
      expect(JSON.parse(body)).toMatchObject({ success: false });
    }
    expect(received).toEqual([]);
  });

  test('a path beside the contract may have a per cent sign in its name', async () => {
    const port = await openServer();
    expect((await request(port, 'GET /api/files/100%25.png')).status).toBe(200);
    expect(received.map(({ url }) => url)).toEqual(['/shop/api/files/100%25.png']);
  });

  test.each([
    ['', '/api/home/banner'],
    ['/', '/api/home/banner'],
    ['/a/b//', '/a/b/api/home/banner'],
  ])('with the path "%s" of API_TARGET reach %s', async (path, url) => {
    const port = await openServer({}, path);
    expect((await request(port, 'GET /api/home/banner')).status).toBe(200);
    expect(received.map((one) => one.url)).toEqual([url]);
  });
});
