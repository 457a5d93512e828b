/** The operand of a command that works on an API. */
import { StartError } from './startError';

/** The help of that operand. */
export const apiOperand = {
  usage: 'URL',
  about: 'URL is the address of the API without /api, for example https://api.example.com',
} as const;

/** Returns the address without a slash at its end. Throws StartError when it is missing, no address, or one of several. */
export function readApiAddress([address, ...others]: readonly string[], command: string): string {
  if (address === undefined) throw new StartError(`Say which API: ${command} -- https://api.example.com`);
  if (others.length > 0) throw new StartError(`There is one address too many: ${others.join(' ')}`);
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
    throw new StartError(`"${address}" is no address such as https://api.example.com.`);
  const { origin, pathname } = new URL(address);
  return `${origin}${pathname.replace(/\/+$/, '')}`;
}
