/** A call as a command for a POSIX shell. */
import type { AnyCall } from '@/api/defineCall';
import { requestHeaders } from '@/lib/requestHeaders';
import { currentLanguage } from '@/lib/i18n';
import { urlOfCall } from './sendCall';

/** Replaces the token in the command, which would let its reader act as the customer. */
export const maskedToken = '<token>';

/** A text as one word of the shell: in single quotes, in which only the quote itself has a meaning. */
const shellQuoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** The command that sends `input` to a call. `token` is empty without a session. */
export function curlCommand(
  call: Pick<AnyCall, 'method' | 'path'>,
  input: unknown,
  { origin, token }: { origin: string; token: string },
): string {
  const headers = Object.entries(requestHeaders(token, currentLanguage(), call.method === 'POST')).filter(
    ([, value]) => value !== '',
  );
  return [
    `curl ${shellQuoted(origin + urlOfCall(call, input))}`,
    ...headers.map(([name, value]) => `-H ${shellQuoted(`${name}: ${value}`)}`),
    // `--data-raw` makes it a POST, and gives no meaning to an `@` at the start.
    ...(call.method === 'POST' ? [`--data-raw ${shellQuoted(JSON.stringify(input))}`] : []),
  ].join(' \\\n  ');
}
