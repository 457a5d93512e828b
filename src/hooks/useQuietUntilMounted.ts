import { useEffect, useState } from 'react';

interface Telling {
  subscribe: () => void;
}

/** Holds back what a request tells, until `mount` is called; what `mount` returns holds it back again. */
function quieten(request: Telling): () => () => void {
  const tell = request.subscribe;
  let isMounted = false;
  let isLate = false;
  request.subscribe = () => {
    if (isMounted) tell();
    else isLate = true;
  };
  return () => {
    isMounted = true;
    if (isLate) tell();
    return () => {
      isMounted = false;
    };
  };
}

/**
 * A plugin for `useRequest`: nothing is told to a component before React has mounted it. ahooks listens to its cache while
 * drawing, so a first draw that React throws away (something beside it was still loading) would be told for ever.
 */
export function useQuietUntilMounted(request: Telling): Record<string, never> {
  const [mount] = useState(() => quieten(request));
  useEffect(() => mount(), [mount]);
  return {};
}
