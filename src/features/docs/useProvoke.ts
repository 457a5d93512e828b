import { useCallback, useState } from 'react';
import { toProblem, type Problem } from '@/api/errors';
import { listenIn, type Said } from '@/notify';
import { breaksPage, provoke, type CatalogueEntry } from './errorCatalogue';

export interface Outcome {
  /** What the customer was told, if anything. */
  readonly said: Said | undefined;
  /** What the caller got. */
  readonly error: Error;
  /** The same as screens understand it; a missing part of the page never comes to one. */
  readonly problem: Problem | undefined;
}

/** Provokes entries of the error catalogue and keeps what came of each. */
export function useProvoke() {
  const [outcomes, setOutcomes] = useState<Readonly<Partial<Record<CatalogueEntry, Outcome>>>>({});
  const run = useCallback(async (entry: CatalogueEntry, message: string): Promise<void> => {
    let said: Said | undefined;
    const stop = listenIn((one) => (said = one));
    const error = await provoke(entry, message).finally(stop);
    setOutcomes((before) => ({ ...before, [entry]: { said, error, problem: breaksPage(entry) ? undefined : toProblem(error) } }));
  }, []);
  return { outcomes, run };
}
