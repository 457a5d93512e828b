/** Parts of the app whose code is loaded when they are first drawn. */
import { useLayoutEffect, useState, type FunctionComponent, type ReactNode } from 'react';

interface LazyPart<Props> {
  (props: Props): ReactNode;
  /** Loads the code. Once it is here the part is drawn at once, and nothing stands in its place before. Rejects when it cannot be had. */
  load(): Promise<void>;
}

const Nothing = () => null;

/**
 * A component whose code comes when it is first drawn; `Waiting` stands in its place until then, with the same props. Like
 * React's own `lazy`, but drawn as soon as the code is here: what React shows in place of something stands for 300 ms at
 * least, on the fastest line, and again for each part within it. Code that cannot be had is thrown to the next boundary; drawn
 * anew, it is asked for anew.
 */
export function lazyPart<Props extends object>(code: () => Promise<FunctionComponent<Props>>, Waiting: FunctionComponent<Props> = Nothing): LazyPart<Props> {
  let Part: FunctionComponent<Props> | undefined;
  const load = async () => {
    if (Part) return;
    const loaded = await code();
    Part ??= loaded;
  };
  function Lazy(props: Props) {
    const [outcome, setOutcome] = useState<{ failure?: unknown }>({});
    useLayoutEffect(() => {
      if (Part) return undefined;
      let isDrawn = true;
      const settle = (next: { failure?: unknown }) => isDrawn && setOutcome(next);
      load().then(
        () => settle({}),
        (failure: unknown) => settle({ failure }),
      );
      return () => {
        isDrawn = false;
      };
    }, []);
    if ('failure' in outcome) throw outcome.failure;
    return Part ? <Part {...props} /> : <Waiting {...props} />;
  }
  return Object.assign(Lazy, { load });
}
