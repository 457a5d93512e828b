/** What differs between the answers of the demo shop and those of the engine. */
import { PROVIDER_PREFIX } from '../../../shop/provider/paths';

/** The page of the demo provider. It is below /api, because the storefront forwards nothing else. */
export const ENGINE_PROVIDER_PREFIX = `/api${PROVIDER_PREFIX}`;

/** Moves addresses of the demo provider below /api, and takes the one-time code out unless this is a demo. */
export function rewriteResponse(data: unknown, sendsDemoCodes: boolean): unknown {
  if (Array.isArray(data)) return data.map((one) => rewriteResponse(one, sendsDemoCodes));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).flatMap(([name, value]: [string, unknown]) => {
      if (name === 'demoCode' && !sendsDemoCodes) return [];
      if (name === 'redirectUrl' && typeof value === 'string' && value.startsWith(PROVIDER_PREFIX))
        return [[name, `/api${value}`]];
      return [[name, rewriteResponse(value, sendsDemoCodes)]];
    }),
  );
}
