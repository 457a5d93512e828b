/** The settings of a process of the engine, from environment variables. */

import type { GatewaySettings } from './identity/codeSender';
import { DEFAULT_CODES_PER_DAY } from '../../shop/domain/codeCounts';
import { SettingsError } from './startFailure';

export interface StripeSettings {
  readonly secretKey: string;
  /** Secret with which Stripe signs its messages to `/api/psp/stripe/webhook`. */
  readonly webhookSecret: string;
  /** Origin of Stripe's API. */
  readonly api: string;
}

export interface Settings {
  readonly databaseUrl: string;
  readonly port: number;
  /** Address to listen on. */
  readonly host: string;
  /** Connections to the database of this process. */
  readonly poolSize: number;
  readonly superadmin: { readonly identifier: string; readonly password: string };
  /** Whether the answer to a code request contains the code, so that anyone can sign in. For demos only. */
  readonly sendsDemoCodes: boolean;
  /** The gateway that sends one-time codes. */
  readonly codeGateway: GatewaySettings | undefined;
  /** Whether orders ship and withdrawals are paid by themselves, as in the demo shop. */
  readonly runsDemoSteps: boolean;
  readonly stripe: StripeSettings | undefined;
  /** One-time codes for one network address in ten minutes. */
  readonly codeLimit: number;
  /** One-time codes for one phone in a day. */
  readonly phoneCodeLimit: number;
  /** Number of proxies in front, whose X-Forwarded-For counts. */
  readonly proxies: number;
  readonly isVerbose: boolean;
  /** Code of the channel of Vendure that is the shop, the default one without it. The seed stores it for all processes. */
  readonly shopChannel: string | undefined;
  /** Ms after SIGTERM in which the server still takes requests, while `/readyz` says that it is stopping. */
  readonly stopDelayMs: number;
  /** Ms after that in which open requests may end. */
  readonly stopTimeoutMs: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the settings. Throws SettingsError with one sentence when a value is missing or invalid. */
export function readSettings(environment: Environment): Settings {
  const read = (name: string) => environment[name]?.trim() || undefined;
  const need = (name: string) => {
    const value = read(name);
    if (value === undefined)
      throw new SettingsError(`${name} is missing. "npm run start:engine" sets it for a first try.`);
    return value;
  };
  const databaseUrl = need('DATABASE_URL');
  if (!/^postgres(?:ql)?:\/\//.test(databaseUrl) || !URL.canParse(databaseUrl))
    throw new SettingsError('DATABASE_URL must be an address such as postgres://user:password@host:5432/name.');
  return {
    databaseUrl,
    port: wholeNumber('ENGINE_PORT', read('ENGINE_PORT'), 3000, 65_535),
    host: read('ENGINE_HOST') ?? '127.0.0.1',
    poolSize: wholeNumber('ENGINE_POOL', read('ENGINE_POOL'), 20, 1_000),
    superadmin: { identifier: read('ADMIN_NAME') ?? 'superadmin', password: need('ADMIN_PASSWORD') },
    sendsDemoCodes: read('DEMO_CODES') === '1',
    codeGateway: readCodeGateway(read),
    runsDemoSteps: read('DEMO_STEPS') === '1',
    stripe: readStripe(read),
    codeLimit: wholeNumber('CODE_LIMIT', read('CODE_LIMIT'), 60, 1_000_000),
    // A phone that gets them costs money. The accounts of a demo are shared by all who try it.
    phoneCodeLimit: wholeNumber(
      'PHONE_CODE_LIMIT',
      read('PHONE_CODE_LIMIT'),
      read('DEMO_CODES') === '1' ? DEFAULT_CODES_PER_DAY : 20,
      1_000_000,
    ),
    proxies: wholeNumber('ENGINE_PROXIES', read('ENGINE_PROXIES'), 0, 10),
    isVerbose: read('ENGINE_LOG') === 'info',
    shopChannel: read('SHOP_CHANNEL'),
    stopDelayMs: wholeNumber('STOP_DELAY', read('STOP_DELAY'), 0, 600) * 1_000,
    stopTimeoutMs: wholeNumber('STOP_TIMEOUT', read('STOP_TIMEOUT'), 8, 600) * 1_000,
  };
}

type ReadVariable = (name: string) => string | undefined;

const readOwnHosts = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

function readCodeGateway(read: ReadVariable): GatewaySettings | undefined {
  const url = read('CODE_SENDER_URL');
  const token = read('CODE_SENDER_TOKEN');
  if (url === undefined && token === undefined) return undefined;
  if (url === undefined) throw new SettingsError('CODE_SENDER_TOKEN belongs to CODE_SENDER_URL, which is missing.');
  const { protocol, hostname, username, password } = URL.canParse(url) ? new URL(url) : new URL('none:');
  // The texts do not repeat the value: gateways have keys in their addresses.
  if (protocol !== 'https:' && !(protocol === 'http:' && readOwnHosts.test(hostname)))
    throw new SettingsError(
      'CODE_SENDER_URL must be an https address; http is for a test on this machine, such as http://127.0.0.1:9000/.',
    );
  if (username !== '' || password !== '')
    throw new SettingsError('CODE_SENDER_URL must not have a user or a password. CODE_SENDER_TOKEN is for the secret.');
  if (token !== undefined && !/^[\x21-\x7e]+$/.test(token))
    throw new SettingsError('CODE_SENDER_TOKEN may have letters, digits and signs of ASCII only, and no space.');
  return { url, token };
}

function readStripe(read: ReadVariable): StripeSettings | undefined {
  const secretKey = read('STRIPE_SECRET_KEY');
  const webhookSecret = read('STRIPE_WEBHOOK_SECRET');
  if (secretKey === undefined && webhookSecret === undefined) return undefined;
  if (secretKey === undefined || webhookSecret === undefined)
    throw new SettingsError('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET belong together.');
  return { secretKey, webhookSecret, api: read('STRIPE_API') ?? 'https://api.stripe.com' };
}

function wholeNumber(name: string, text: string | undefined, fallback: number, max: number): number {
  if (text === undefined) return fallback;
  if (!/^\d{1,9}$/.test(text) || Number(text) > max)
    throw new SettingsError(`${name} must be a whole number up to ${max}, not "${text}".`);
  return Number(text);
}
