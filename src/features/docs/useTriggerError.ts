import { useCallback, useState } from 'react';
import { toApiError, type ApiError } from '@/api/errors';
import { observeNotifications, type Notification } from '@/lib/notifications';
import { breaksPage, triggerError, type CatalogueEntry } from './errorCatalogue';

export interface Outcome {
  /** The notification to the customer, if there was one. */
  readonly notification: Notification | undefined;
  /** The error that the caller received. */
  readonly error: Error;
  /** The error as screens see it; undefined for a missing chunk. */
  readonly apiError: ApiError | undefined;
}

/** Triggers entries of the error catalogue and stores their outcomes. */
export function useTriggerError() {
  const [outcomes, setOutcomes] = useState<Readonly<Partial<Record<CatalogueEntry, Outcome>>>>({});
  const run = useCallback(async (entry: CatalogueEntry, message: string): Promise<void> => {
    let notification: Notification | undefined;
    const stop = observeNotifications((one) => (notification = one));
    const error = await triggerError(entry, message).finally(stop);
    setOutcomes((before) => ({
      ...before,
      [entry]: { notification, error, apiError: breaksPage(entry) ? undefined : toApiError(error) },
    }));
  }, []);
  return { outcomes, run };
}
