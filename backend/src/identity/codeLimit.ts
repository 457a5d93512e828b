/** Limits the one-time codes of a network address, over all servers. */
import { ShopError } from '../../../shop/shopError';
import { MINUTE_MS } from '../../../shop/time';
import type { Engine } from '../http/dispatch';
import { countRequest } from './requestLimit';

const WINDOW_MS = 10 * MINUTE_MS;

/** Counts a request for a code. Throws ShopError TOO_MANY_REQUESTS with `waitMs` when the address asked too often. */
export async function assertCodeAllowed(
  { dataSource, codeLimit }: Pick<Engine, 'dataSource' | 'codeLimit'>,
  client: string | undefined,
): Promise<void> {
  if (client === undefined) return;
  const waitMs = await countRequest(dataSource, { key: client, max: codeLimit, windowMs: WINDOW_MS });
  if (waitMs > 0) throw new ShopError('TOO_MANY_REQUESTS', 'codeTries', { data: { waitMs }, showType: 2 });
}
