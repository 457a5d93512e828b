/** What the environment asks of the server, checked before anything starts. */
import { isSceneName, type SceneName } from '../../mock/shop/scenes/scenes';
import { StartError } from '../startError';

export interface ServerOptions {
  readonly port: number;
  /** The address to listen on; by default all of them, so that a phone in the same network can open the shop. */
  readonly host: string;
  /** A real backend that `/api` is forwarded to, instead of the demo shop. */
  readonly apiTarget: URL | undefined;
  /** Folder of the demo shop's books. */
  readonly dataFolder: string;
  /** The scene of a demo shop that is new. */
  readonly scene: SceneName | undefined;
  /** One-time codes that one network address may ask for within `codeWindowMs`. */
  readonly codeLimit: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads PORT, HOST, API_TARGET, SHOP_DATA, SHOP_SCENE and CODE_LIMIT. Throws StartError for a value that makes no sense. */
export function readOptions(environment: Environment): ServerOptions {
  const wanted = (name: string) => environment[name]?.trim() || undefined;
  return {
    port: integer('PORT', wanted('PORT'), 8000, 0, 65_535),
    host: wanted('HOST') ?? '0.0.0.0',
    apiTarget: apiTarget(wanted('API_TARGET')),
    dataFolder: wanted('SHOP_DATA') ?? '.shop-data',
    scene: scene(wanted('SHOP_SCENE')),
    codeLimit: integer('CODE_LIMIT', wanted('CODE_LIMIT'), 60, 1, 1_000_000),
  };
}

function integer(name: string, text: string | undefined, otherwise: number, least: number, most: number): number {
  if (text === undefined) return otherwise;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < least || value > most) throw new StartError(`${name} must be a whole number from ${least} to ${most}, not "${text}".`);
  return value;
}

function apiTarget(text: string | undefined): URL | undefined {
  if (text === undefined) return undefined;
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) {
    throw new StartError(`API_TARGET must be an address such as https://api.example.com, not "${text}".`);
  }
  return new URL(text);
}

function scene(name: string | undefined): SceneName | undefined {
  if (name === undefined || isSceneName(name)) return name;
  throw new StartError(`SHOP_SCENE must be the name of a scene (default, fresh, rich, empty or large), not "${name}".`);
}
