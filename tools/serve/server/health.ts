/** `/healthz` and `/readyz`, for load balancers and process managers. */
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

/** Finds out why something that the server needs does not work. Undefined: it works. */
export type HealthCheck = () => Promise<string | undefined> | string | undefined;

/** Ms during which a result counts. Both addresses are public, and each check reaches the disk or the API. */
const MAX_RESULT_AGE_MS = 1_000;
/** Ms that the API may take to respond. */
const API_TIMEOUT_MS = 3_000;

/** The build is there. A server whose folder was deleted serves nothing. */
export const buildCheck =
  (dist: string): HealthCheck =>
  () =>
    existsSync(join(dist, 'index.html')) ? undefined : `There is no build in ${dist}.`;

/** The folder of the demo shop's database can be written. */
export const dataCheck =
  (folder: string): HealthCheck =>
  () => {
    const file = join(folder, `.ready-${process.pid}`);
    try {
      writeFileSync(file, 'ready');
      rmSync(file);
      return undefined;
    } catch (error) {
      return `The data folder ${folder} cannot be written: ${error instanceof Error ? error.message : String(error)}`;
    }
  };

/** The API answers. Its refusals count as answers, its failures do not. */
export const apiCheck =
  (target: URL): HealthCheck =>
  async () => {
    const address = `${target.href.replace(/^(|.*[^/])\/+$/, '$1')}/api/server/info`;
    try {
      const response = await fetch(address, { signal: AbortSignal.timeout(API_TIMEOUT_MS), redirect: 'manual' });
      await response.body?.cancel();
      return response.status < 500 ? undefined : `The API answers GET ${address} with status ${response.status}.`;
    } catch (error) {
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
      return `The API cannot be reached: ${cause instanceof Error ? cause.message : String(cause)}`;
    }
  };

/** Returns what does not work, each reason as a sentence. */
export function createReadiness(checks: readonly HealthCheck[], now: () => number = Date.now): () => Promise<string[]> {
  let latest: { at: number; reasons: Promise<string[]> } | undefined;
  return () => {
    if (!latest || now() - latest.at >= MAX_RESULT_AGE_MS) {
      const reasons = Promise.all(checks.map((check) => check())).then((found) => found.flatMap((one) => one ?? []));
      latest = { at: now(), reasons };
    }
    return latest.reasons;
  };
}

/** Called when a server becomes ready or not; without reasons it is ready. */
export type OnReadiness = (reasons: readonly string[]) => void;

/** What `/readyz` answers. It is public, so it says no more than the state: the reasons go to `onChange`. */
export function createReadyAnswer(
  reasonsOf: () => Promise<string[]>,
  onChange: OnReadiness,
): () => Promise<{ readonly status: 200 | 503; readonly body: { readonly status: string } }> {
  let said = '';
  return async () => {
    const reasons = await reasonsOf();
    const text = reasons.join(' ');
    if (text !== said) onChange(reasons);
    said = text;
    return reasons.length > 0
      ? { status: 503, body: { status: 'not ready' } }
      : { status: 200, body: { status: 'ready' } };
  };
}

/** Adds both addresses. `isStopping` says that the server takes no new customers. */
export function serveHealth(
  server: FastifyInstance,
  checks: readonly HealthCheck[],
  isStopping: () => boolean,
  onChange: OnReadiness,
): void {
  const reasonsOf = createReadiness(checks);
  const answer = createReadyAnswer(
    () => (isStopping() ? Promise.resolve(['The server is stopping.']) : reasonsOf()),
    onChange,
  );
  server.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'up' }));
  server.get('/readyz', async (_request, reply) => {
    const { status, body } = await answer();
    return reply.code(status).header('cache-control', 'no-store').send(body);
  });
}
