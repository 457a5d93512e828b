/** The scenes: which catalogue a shop opens with, and whose accounts have a past. Any other phone is a new customer. */
import type { AccountName } from '../accounts';
import type { CatalogueSeed } from '../catalogue/types';
import { emptyCatalogue } from './empty';
import { largeCatalogue } from './large';

export type SceneName = 'default' | 'fresh' | 'rich' | 'empty' | 'large';

export interface Scene {
  readonly name: SceneName;
  /** What it sells, made from the whole catalogue. */
  readonly select: (whole: CatalogueSeed) => CatalogueSeed;
  readonly accounts: readonly AccountName[];
}

const all = (whole: CatalogueSeed) => whole;

const scenes: Readonly<Record<SceneName, Omit<Scene, 'name'>>> = {
  default: { select: all, accounts: ['rich', 'fresh', 'full'] },
  fresh: { select: all, accounts: ['fresh'] },
  rich: { select: all, accounts: ['rich'] },
  empty: { select: emptyCatalogue, accounts: ['fresh'] },
  large: { select: (whole) => largeCatalogue(whole, 10_000), accounts: ['rich', 'fresh', 'full'] },
};

/** Whether there is a scene of that name. */
export const isSceneName = (name: string): name is SceneName => Object.hasOwn(scenes, name);

/** The scene of that name, else the default one. */
export function sceneNamed(name: string | undefined): Scene {
  const known = name !== undefined && isSceneName(name) ? name : 'default';
  return { name: known, ...scenes[known] };
}
