/** Components whose code is loaded when they are first rendered. */
import { useLayoutEffect, useState, type FunctionComponent, type ReactNode } from 'react';

interface LazyComponent<Props> {
  (props: Props): ReactNode;
  /** Loads the code before it is needed: the component then renders without its placeholder. Rejects when that fails. */
  load(): Promise<void>;
}

const Nothing = () => null;

/**
 * A component whose code `loadCode` loads on the first render; `Placeholder` is rendered until then, with the same props.
 * Unlike React's `lazy` it renders as soon as the code is there: React shows a Suspense fallback for at least 300 ms
 * (https://github.com/facebook/react/issues/31819). A failure is thrown to the next error boundary; the next render tries
 * again.
 */
export function lazyComponent<Props extends object>(
  loadCode: () => Promise<FunctionComponent<Props>>,
  Placeholder: FunctionComponent<Props> = Nothing,
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
    useLayoutEffect(() => {
      if (isComplete) return undefined;
      let isMounted = true;
      const settle = (next: { failure?: unknown }) => isMounted && setOutcome(next);
      load().then(
        () => settle({}),
        (failure: unknown) => settle({ failure }),
      );
      return () => {
        isMounted = false;
      };
    }, [isComplete]);
    if ('failure' in outcome) throw outcome.failure;
    return Component ? <Component {...props} /> : <Placeholder {...props} />;
  }
  return Object.assign(Lazy, { load });
}
