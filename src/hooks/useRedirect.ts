import { useNavigate } from '@umijs/max';
import { useEffect } from 'react';

/** Replaces this page with `path` once it is defined: Back does not return to a finished page. */
export function useRedirect(path: string | undefined): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (path !== undefined) navigate(path, { replace: true });
  }, [path, navigate]);
}
