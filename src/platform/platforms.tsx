/** The kit components of both platforms. Their code is loaded on demand, so that neither kit is in the entry. */
import { useState, type FunctionComponent, type ReactNode } from 'react';
import { lazyComponent } from '@/components/lazyComponent';
import { Loading } from '@/components/Loading';
import type { Platform } from '@/lib/routes';
import { PlainState } from './PlainState';
import type { PlatformComponents, PlatformStateProps } from './usePlatform';

interface PlatformKit {
  kit: PlatformComponents;
  /** Theme and locale of the kit, where the shell does not provide them. */
  KitProvider: FunctionComponent<{ children: ReactNode }>;
}

function definePlatform(platform: Platform, loadKit: () => Promise<PlatformKit>) {
  const Button = lazyComponent(() => loadKit().then(({ kit }) => kit.Button));
  const Panel = lazyComponent(() => loadKit().then(({ kit }) => kit.Panel));
  const loadFormKit = () => loadKit().then(({ kit }) => kit.loadFormKit());
  let KitState: FunctionComponent<PlatformStateProps> | undefined;
  // The home page shows its errors without the code of the kit: without a network it was perhaps never loaded.
  function State(props: PlatformStateProps) {
    const [Current] = useState(() => KitState ?? PlainState);
    return <Current {...props} />;
  }
  const Checkbox = lazyComponent(() => loadKit().then(({ kit }) => kit.Checkbox));
  const Outcome = lazyComponent(() => loadKit().then(({ kit }) => kit.Outcome));
  const SkeletonRow = lazyComponent(() => loadKit().then(({ kit }) => kit.SkeletonRow));
  /** Loads the code of the components. Rejects when it cannot be loaded. */
  const load = async (): Promise<void> => {
    KitState = (await loadKit()).kit.State;
    await Promise.all([Button, Panel, Checkbox, Outcome, SkeletonRow].map((component) => component.load()));
  };
  const components: PlatformComponents = {
    platform,
    Button,
    Panel,
    Checkbox,
    loadFormKit,
    State,
    Outcome,
    SkeletonRow,
  };
  return {
    components,
    load,
    /** Renders its children once the components are loaded: for every page but the prerendered home. */
    Gate: lazyComponent<{ children: ReactNode }>(
      () => Promise.all([loadKit(), load()]).then(([{ KitProvider }]) => KitProvider),
      Loading,
    ),
  };
}

export const platforms = {
  h5: definePlatform('h5', () => import(/* webpackChunkName: "kit-h5" */ './h5/kit')),
  pc: definePlatform('pc', () => import(/* webpackChunkName: "kit-pc" */ './pc/kit')),
};
