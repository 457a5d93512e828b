/** The stored id of a session. */
import { createHash } from 'node:crypto';

/** Tokens are stored as their hash. The id of a stored session starts with #, which no token contains. */
export const toSessionId = (token: string): string =>
  token.startsWith('#') ? token : `#${createHash('sha256').update(token).digest('base64url')}`;
