/** `/api` of a real backend (API_TARGET), so that the storefront can be tried against it without its own host. */
import proxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import { refuseUnreachable } from './refusal';

/** Forwards every `/api` request to `target`; a path of the target comes before `/api`. */
export async function forwardApi(server: FastifyInstance, target: URL): Promise<void> {
  await server.register(proxy, {
    upstream: target.origin,
    prefix: '/api',
    rewritePrefix: `${target.pathname.replace(/\/$/, '')}/api`,
    // Writes are never sent twice, and cancelling an order is a GET.
    retryMethods: [],
    maxRetriesOn503: 0,
    // No time-out, as in the browser: a slow payment is still a payment.
    undici: { headersTimeout: 0, bodyTimeout: 0 },
    replyOptions: {
      onError: (reply) => {
        const { status, body } = refuseUnreachable(reply.request.headers['accept-language']);
        reply.code(status).header('cache-control', 'no-store').send(body);
      },
    },
  });
}
