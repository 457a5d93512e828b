/** Records the requests of a call. */
import { server } from './freshShop';

/** Request bodies, or queries of a GET, sent to `path` after this call, in order. The list grows during the test. */
export function callsTo(path: string): Record<string, unknown>[] {
  const bodies: Record<string, unknown>[] = [];
  server.events.on('request:start', ({ request }) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname !== path) return;
    if (request.method === 'GET') {
      bodies.push(Object.fromEntries(searchParams));
      return;
    }
    void request
      .clone()
      .json()
      .then((body: Record<string, unknown>) => bodies.push(body));
  });
  return bodies;
}
