/** The address of an API, from a command line or an environment variable. */
import { StartError } from '../command/startError';

/**
 * Reads an address of http or https without user, password, query and fragment. Throws StartError, whose text begins with `what` and
 * does not repeat an address that could contain a password.
 */
export function parseWebUrl(text: string, what: string, example = 'https://api.example.com'): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  // `fetch` refuses such addresses, and logs would contain the password.
  if (/^(?:[a-z][a-z\d+.-]*:)?[/\\]*[^/\\?#]*@/i.test(text))
    throw new StartError(`${what} must not have a user or a password in its address: they would be sent nowhere.`);
  // Spaces, quotes and semicolons would end the source of a content policy or an attribute.
  if (url && /^https?:$/.test(url.protocol) && !/[?#\s"'<>;,\\]/.test(text)) return url;
  throw new StartError(`${what} must be an address such as ${example}, not "${text}".`);
}

/** The help of that operand. */
export const apiUrlOperand = {
  usage: 'URL',
  about: 'URL is the address of the API without /api, for example https://api.example.com',
} as const;

/** Returns the address without a slash at its end. Throws StartError when it is missing, no address, or one of several. */
export function readApiUrl([address, ...others]: readonly string[], command: string): string {
  if (address === undefined) throw new StartError(`Say which API: ${command} -- https://api.example.com`);
  if (others.length > 0) throw new StartError(`There is one address too many: ${others.join(' ')}`);
  const { origin, pathname } = parseWebUrl(address, 'The API');
  return `${origin}${pathname.replace(/\/+$/, '')}`;
}
