/** What goes over the wire to a call of the shop. */
import { server } from './freshShop';

/** The bodies that are sent to `path` from now on, in the order they were sent; the list grows while the test goes on. */
export function callsTo(path: string): Record<string, unknown>[] {
  const bodies: Record<string, unknown>[] = [];
  server.events.on('request:start', ({ request }) => {
    if (new URL(request.url).pathname !== path) return;
    void request.clone().json().then((body: Record<string, unknown>) => bodies.push(body));
  });
  return bodies;
}
