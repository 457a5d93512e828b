import { useSyncExternalStore } from 'react';
import { readConsent, watchConsent, type Consent } from './consent';

/** The decision of this browser; undefined before there is one. */
export const useConsent = (): Consent | undefined => useSyncExternalStore(watchConsent, readConsent);
