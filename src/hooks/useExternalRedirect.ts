import { useEffect } from 'react';

/** Redirects to the page of a payment service as soon as the API has returned one. */
export function useExternalRedirect(url: string | undefined): void {
  useEffect(() => {
    if (url) window.location.assign(url);
  }, [url]);
}
