import { useEffect } from 'react';

/** The address of a payment service: an https URL, or a path below the API. */
export const externalAddress = (url: string): string => (url.startsWith('/') ? API_ROOT + url : url);

/** Redirects to the page of a payment service as soon as the API has returned one. */
export function useExternalRedirect(url: string | undefined): void {
  useEffect(() => {
    if (url) window.location.assign(externalAddress(url));
  }, [url]);
}
