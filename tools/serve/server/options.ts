/** Server options from environment variables, validated before the server starts. */
import { isSeedName, type SeedName } from '../../../mock/seeds/seeds';
import { parseWebUrl } from '../../config/apiUrl';
import { loadShop } from '../../config/shopConfig';
import { StartError } from '../../command/startError';
import { isForwardableName } from './apiHeaders';
import type { PolicySources } from './contentPolicy';
import { isProxyAddress } from './clientAddress';
import type { LogFormat } from './log';

export interface ServerOptions {
  readonly port: number;
  /** Address to listen on. The default is all addresses, so that a phone in the same network can open the shop. */
  readonly host: string;
  /** Backend to which `/api` is forwarded, instead of the demo shop. */
  readonly apiTarget: URL | undefined;
  /** Names of request headers, in lower case, that this backend gets beside those of the contract. */
  readonly apiHeaders: readonly string[];
  /** Folder of the demo shop's database. */
  readonly dataFolder: string;
  /** Scene of a new database. */
  readonly scene: SeedName | undefined;
  /** Maximum number of one-time codes for one IP address within `codeWindowMs`. */
  readonly codeLimit: number;
  /** Maximum number of one-time codes for one phone in a day. */
  readonly phoneCodeLimit: number;
  /** The proxies whose X-Forwarded-* headers count: all, a number of hops, or addresses. Undefined: none. */
  readonly trustProxy: true | number | string[] | undefined;
  /** Origins of storefronts elsewhere that may call `/api`. */
  readonly origins: readonly string[];
  readonly logFormat: LogFormat;
  /** Ms after SIGTERM in which the server still takes requests, while `/readyz` says that it is stopping. */
  readonly stopDelayMs: number;
  /** Ms after that in which open requests may end. */
  readonly stopTimeoutMs: number;
  /** What the content policy allows of other origins. */
  readonly sources: PolicySources;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the variables of the server (docs/operating.md). Throws StartError for an invalid value.
 */
export function readOptions(environment: Environment): ServerOptions {
  const read = (name: string) => environment[name]?.trim() || undefined;
  return {
    port: readInteger('PORT', read('PORT'), 8000, 0, 65_535),
    host: read('HOST') ?? '0.0.0.0',
    apiTarget: readApiTarget(read('API_TARGET')),
    apiHeaders: readApiHeaders(read('API_HEADERS')),
    dataFolder: read('SHOP_DATA') ?? '.shop-data',
    scene: readSeedName(read('SHOP_SCENE')),
    codeLimit: readInteger('CODE_LIMIT', read('CODE_LIMIT'), 60, 1, 1_000_000),
    phoneCodeLimit: readInteger('PHONE_CODE_LIMIT', read('PHONE_CODE_LIMIT'), 100, 1, 1_000_000),
    trustProxy: readTrustProxy(read('TRUST_PROXY')),
    origins: readOrigins(read('CORS_ORIGINS')),
    logFormat: readLogFormat(read('LOG')),
    stopDelayMs: readInteger('STOP_DELAY', read('STOP_DELAY'), 0, 0, 600) * 1_000,
    stopTimeoutMs: readInteger('STOP_TIMEOUT', read('STOP_TIMEOUT'), 8, 1, 600) * 1_000,
    sources: readPolicySources(environment),
  };
}

function readInteger(name: string, text: string | undefined, fallback: number, min: number, max: number): number {
  if (text === undefined) return fallback;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < min || value > max)
    throw new StartError(`${name} must be a whole number from ${min} to ${max}, not "${text}".`);
  return value;
}

const readApiTarget = (text: string | undefined): URL | undefined =>
  text === undefined ? undefined : parseWebUrl(text, 'API_TARGET');

function readApiHeaders(text = ''): string[] {
  const names = text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  const invalid = names.find((name) => !isForwardableName(name));
  if (invalid === undefined) return names;
  throw new StartError(
    `API_HEADERS must be names such as Wechatpay-Signature, and none that the server writes itself, not "${invalid}".`,
  );
}

function readOrigins(text: string | undefined): string[] {
  const found = (text ?? '').split(/[\s,]+/).filter(Boolean);
  const invalid = found.find((one) => !/^https?:/.test(one) || !URL.canParse(one) || new URL(one).origin !== one);
  if (invalid === undefined) return found;
  throw new StartError(`CORS_ORIGINS must be origins such as https://shop.example.com, not "${invalid}".`);
}

function readLogFormat(text = 'text'): LogFormat {
  if (text === 'text' || text === 'json') return text;
  throw new StartError(`LOG must be text or json, not "${text}".`);
}

function readSeedName(name: string | undefined): SeedName | undefined {
  if (name === undefined || isSeedName(name)) return name;
  throw new StartError(`SHOP_SCENE must be the name of a scene (default, fresh, rich, empty or large), not "${name}".`);
}

function readTrustProxy(text: string | undefined): true | number | string[] | undefined {
  if (text === undefined || text === 'false' || text === '0') return undefined;
  if (text === 'true') return true;
  if (/^[1-9]\d?$/.test(text)) return Number(text);
  const addresses = text.split(/[\s,]+/).filter(Boolean);
  if (addresses.every(isProxyAddress)) return addresses;
  throw new StartError(
    `TRUST_PROXY must be true, a number of proxies, or their addresses such as 10.0.0.0/8, not "${text}".`,
  );
}

/** A host of a content policy: an optional scheme, a host or its subdomains, an optional port and path. */
const imageHostPattern =
  /^(?:https?:\/\/)?(?:\*\.)?[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*(?::\d{1,5})?(?:\/[\w\-./~%]*)?$/i;

/**
 * Reads IMAGE_HOSTS: the hosts from which pages may show pictures, separated by spaces or commas. `none` allows the shop's
 * own pictures only. Throws StartError for a host that cannot be part of a content policy.
 */
function readImageHosts(environment: Environment): readonly string[] | undefined {
  const text = environment['IMAGE_HOSTS']?.trim();
  if (!text) return undefined;
  if (text === 'none') return [];
  const hosts = text.split(/[\s,]+/).filter(Boolean);
  const invalid = hosts.find((host) => host !== 'https:' && !imageHostPattern.test(host));
  if (invalid === undefined) return hosts;
  throw new StartError(
    `IMAGE_HOSTS must be none or hosts such as https://img.example.com or *.example.com, not "${invalid}".`,
  );
}

/** What the headers of the page follow, of a shop's configuration. */
export const policySourcesOf = ({
  contentPolicy,
  referrerPolicy,
  openerPolicy,
  scripts,
}: Pick<
  ReturnType<typeof loadShop>,
  'contentPolicy' | 'referrerPolicy' | 'openerPolicy' | 'scripts'
>): PolicySources => ({
  ...contentPolicy,
  hasScripts: scripts.length > 0,
  referrer: referrerPolicy,
  opener: openerPolicy,
});

/** The same of the shop, with IMAGE_HOSTS in the place of its pictures. */
export function readPolicySources(
  environment: Environment,
  sources: PolicySources = policySourcesOf(loadShop()),
): PolicySources {
  return { ...sources, image: readImageHosts(environment) ?? sources.image };
}
