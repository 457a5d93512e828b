/** Components whose code is loaded when they are first rendered. */
import { useLayoutEffect, useState, type FunctionComponent, type ReactNode } from 'react';
import { onUserOrNetworkReturn } from '@/lib/connection';

interface LazyComponent<Props> {
  (props: Props): ReactNode;
  /** Loads the code before it is needed: the component then renders without its placeholder. Rejects when that fails. */
  load(): Promise<void>;
}

export const EmptyComponent = () => null;

/**
 * A component whose code `loadCode` loads on the first render; `Placeholder` is rendered until then, with the same props.
 * Unlike React's `lazy` it renders as soon as the code is there: React shows a Suspense fallback for at least 300 ms
 * (https://github.com/facebook/react/issues/31819). A failure is thrown to the next error boundary; the next render tries
 * again. A part that the page works without has a `Without`, which is rendered when its code cannot be had: it is asked for again at
 * every return of network or user, and once for each address that follows.
 */
export function lazyComponent<Props extends object>(
  loadCode: () => Promise<FunctionComponent<Props>>,
  Placeholder: FunctionComponent<Props> = EmptyComponent,
  Without?: FunctionComponent<Props>,
): LazyComponent<Props> {
  let Component: FunctionComponent<Props> | undefined;
  const load = async () => {
    if (Component) return;
    const loaded = await loadCode();
    Component ??= loaded;
  };
  function Lazy(props: Props) {
    const [outcome, setOutcome] = useState<{ failure?: unknown }>({});
    // The code can arrive after this render and before its effect: the placeholder is on the page then.
    const isComplete = Component !== undefined;
    const address = Without && location.href;
    useLayoutEffect(() => {
      if (isComplete) return undefined;
      const attempt = () =>
        load().then(
          () => setOutcome({}),
          (failure: unknown) => setOutcome({ failure }),
        );
      void attempt();
      return Without && onUserOrNetworkReturn(attempt);
    }, [isComplete, address]);
    if (Component) return <Component {...props} />;
    if (!('failure' in outcome)) return <Placeholder {...props} />;
    if (!Without) throw outcome.failure;
    return <Without {...props} />;
  }
  return Object.assign(Lazy, { load });
}
