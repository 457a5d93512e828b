/** Writes that are lost: before they reach the API, or with their response. */
import { http, HttpResponse } from 'msw';
import type { CallName } from '@/api/calls';
import type { Visitor } from '../../mock/testing/openTestShop';
import { server } from './freshShop';

/** The next request to `path` does not reach the API. */
export const loseRequest = (path: string): void =>
  server.use(http.all(path, () => HttpResponse.error(), { once: true }));

/** The API carries out the next request to `path` for this customer, and its response is lost. */
export const loseResponse = (path: string, name: CallName, customer: Visitor): void =>
  server.use(
    http.all(
      path,
      async ({ request }) => {
        const isGet = request.method === 'GET';
        customer.send(name, isGet ? Object.fromEntries(new URL(request.url).searchParams) : await request.json());
        return HttpResponse.error();
      },
      { once: true },
    ),
  );

/** What every start of the app requests. */
export const startPaths: readonly string[] = ['/api/server/info', '/api/user/current'];

/** The paths of the requests that are sent from now on, in order, `without` some. */
export function sentPaths(without: readonly string[] = []): string[] {
  const paths: string[] = [];
  server.events.on('request:start', ({ request }) => {
    const { pathname } = new URL(request.url);
    if (!without.includes(pathname)) paths.push(pathname);
  });
  return paths;
}

/** Holds the next write to `path` until the returned function is called; the shop carries it out then. */
export function holdPost(path: string): () => void {
  let release = (): void => undefined;
  const released = new Promise<undefined>((resolve) => (release = () => resolve(undefined)));
  server.use(http.post(`*${path}`, () => released, { once: true }));
  return release;
}
