import type { createHashHistory } from '@umijs/max';

type UmiHistory = ReturnType<typeof createHashHistory>;
type Listener = Parameters<UmiHistory['listen']>[0];

/** The last navigation of each listener since the last press. */
const navigations = new Map<Listener, Parameters<Listener>[0]>();

// Before the listeners of other modules: the guard against double clicks must find the new page.
for (const type of ['pointerdown', 'keydown'])
  window.addEventListener(
    type,
    () => {
      navigations.forEach((update, listener) => listener(update));
      navigations.clear();
    },
    { capture: true },
  );

/**
 * Umi's `modifyClientRenderOpts` hook. A navigation may be rendered in a transition (`startTransition`): the former page is visible until
 * it ends. The next press of a pointer or key repeats the navigation without a transition, which React renders before the handlers of
 * that press. So the former page takes no press: a second tap buys nothing twice, and what is pressed after an option has it.
 */
export function renderBeforeNextPress<Options extends { history: UmiHistory }>(options: Options): Options {
  const { history } = options;
  const { listen } = history;
  history.listen = (listener) =>
    listen((update) => {
      navigations.set(listener, update);
      listener(update);
    });
  return options;
}
