import { useLayoutEffect, useRef } from 'react';

/**
 * Gives the steps of a UI kit, which are `div` elements in antd 6.6 and antd-mobile 5.43, the roles of a list for screen
 * readers. `selector` finds the steps below the element of the returned ref; `current` is the index of the current step,
 * -1 without one.
 */
export function useStepRoles(selector: string, current: number) {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    list.current?.querySelectorAll(selector).forEach((step, index) => {
      step.setAttribute('role', 'listitem');
      if (index === current) step.setAttribute('aria-current', 'step');
      else step.removeAttribute('aria-current');
    });
  });
  return list;
}
