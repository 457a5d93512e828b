import { useNavigate } from '@umijs/max';
import { useEffect } from 'react';

/** Goes on to `path` once there is one, in place of this page: Back never leads into what is over. */
export function useGoOn(path: string | undefined): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (path !== undefined) navigate(path, { replace: true });
  }, [path, navigate]);
}
