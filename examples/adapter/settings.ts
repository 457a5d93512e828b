/** The settings of the adapter, from environment variables. docs/adapters.md lists them. */
import { StartError } from '../../tools/command/startError';

export interface AdapterSettings {
  readonly port: number;
  readonly host: string;
  /** Folder of sessions, one-time codes and operations. */
  readonly dataFolder: string;
  /** The answer to a code request contains the code: anyone can sign in to any account. */
  readonly hasDemoCodes: boolean;
  /** The gateway that sends one-time codes, and its token. */
  readonly codeSender: { readonly url: string; readonly token: string | undefined } | undefined;
  /** Proxies in front of the adapter whose `X-Forwarded-For` counts. */
  readonly proxies: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

function readNumber(name: string, text: string | undefined, fallback: number, max: number): number {
  if (text === undefined) return fallback;
  if (!/^\d+$/.test(text) || Number(text) > max)
    throw new StartError(`${name} must be a whole number from 0 to ${max}, not "${text}".`);
  return Number(text);
}

/** Reads the settings. Throws StartError for an invalid value. */
export function readSettings(environment: Environment): AdapterSettings {
  const read = (name: string) => environment[name]?.trim() || undefined;
  const url = read('ADAPTER_CODE_SENDER_URL');
  if (url !== undefined && !/^https:\/\/|^http:\/\/(?:localhost|127\.0\.0\.1)[:/]/.test(url))
    throw new StartError(`ADAPTER_CODE_SENDER_URL must be an https URL, or http on this machine, not "${url}".`);
  return {
    port: readNumber('ADAPTER_PORT', read('ADAPTER_PORT'), 8100, 65_535),
    host: read('ADAPTER_HOST') ?? '127.0.0.1',
    dataFolder: read('ADAPTER_DATA') ?? '.adapter-data',
    hasDemoCodes: read('ADAPTER_DEMO_CODES') === '1',
    codeSender: url === undefined ? undefined : { url, token: read('ADAPTER_CODE_SENDER_TOKEN') },
    proxies: readNumber('ADAPTER_PROXIES', read('ADAPTER_PROXIES'), 0, 10),
  };
}
