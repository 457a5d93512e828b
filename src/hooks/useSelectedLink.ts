import { useLocation, useNavigate } from '@umijs/max';
import { startTransition, useOptimistic, type MouseEvent } from 'react';

/**
 * The selected one of several links, for example a category. A press selects its link at once; the page follows in a transition, because it is
 * rendered as a whole (`renderBeforeNextPress` protects it). `follow` is called by `onClick` of a link. A press with a modifier key is
 * left to the browser, which opens another window.
 */
export function useSelectedLink<Value>(
  current: Value,
): [selected: Value, follow: (event: MouseEvent, value: Value, path: string, isReplacing?: boolean) => void] {
  const [selected, select] = useOptimistic(current);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const follow = (event: MouseEvent, value: Value, path: string, isReplacing?: boolean) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    startTransition(() => {
      select(value);
      navigate(path, { replace: isReplacing || pathname + search === path });
    });
  };
  return [selected, follow];
}
