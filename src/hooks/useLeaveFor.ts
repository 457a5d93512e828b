import { useEffect } from 'react';

/** Leaves the shop for the page of a payment service as soon as the shop has named one. */
export function useLeaveFor(url: string | undefined): void {
  useEffect(() => {
    if (url) window.location.assign(url);
  }, [url]);
}
