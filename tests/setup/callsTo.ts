/** Records the requests of a call. */
import { server } from './freshShop';

/** Request bodies sent to `path` after this call, in order. The list grows during the test. */
export function callsTo(path: string): Record<string, unknown>[] {
  const bodies: Record<string, unknown>[] = [];
  server.events.on('request:start', ({ request }) => {
    if (new URL(request.url).pathname !== path) return;
    void request
      .clone()
      .json()
      .then((body: Record<string, unknown>) => bodies.push(body));
  });
  return bodies;
}
