import { useEffect, useState } from 'react';

/** The address of a payment service: an https URL, or a path below the API. */
export const externalUrl = (url: string): string => (url.startsWith('/') ? API_ROOT + url : url);

/**
 * Redirects to the page of a payment service as soon as the API has returned one. Returns whether the browser refuses to open
 * the page, for example in a sandboxed frame; it never throws.
 */
export function useExternalRedirect(url: string | undefined): boolean {
  const [refusedUrl, setRefusedUrl] = useState<string>();
  useEffect(() => {
    if (!url) return;
    try {
      window.location.assign(externalUrl(url));
    } catch {
      setRefusedUrl(url);
    }
  }, [url]);
  return url !== undefined && url === refusedUrl;
}
