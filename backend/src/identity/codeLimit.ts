/** Limits the one-time codes of a network address, over all servers. */
import { ShopError } from '../../../shop/shopError';
import { MINUTE_MS } from '../../../shop/time';
import type { Engine } from '../http/dispatch';
import { queryOf } from '../store/runInTransaction';

const WINDOW_MS = 10 * MINUTE_MS;

/** Counts a request for a code. Throws ShopError TOO_MANY_REQUESTS with `waitMs` when the address asked too often. */
export async function assertCodeAllowed(
  { dataSource, codeLimit }: Pick<Engine, 'dataSource' | 'codeLimit'>,
  client: string | undefined,
): Promise<void> {
  if (client === undefined) return;
  const query = queryOf(dataSource);
  const now = Date.now();
  const [row] = await query<{ count: string; oldest: string | null }>(
    'SELECT count(*) AS count, min(at) AS oldest FROM storefront.code_request WHERE client = $1 AND at > $2',
    [client, now - WINDOW_MS],
  );
  if (Number(row?.count) >= codeLimit)
    throw new ShopError('TOO_MANY_REQUESTS', 'codeTries', {
      data: { waitMs: Math.max(1, Number(row?.oldest) + WINDOW_MS - now) },
      showType: 2,
    });
  await query('INSERT INTO storefront.code_request (client, at) VALUES ($1, $2)', [client, now]);
}
