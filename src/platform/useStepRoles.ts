import { useLayoutEffect, useRef } from 'react';
import type { StepsProps } from './controlProps';

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

/** The index of the current step: the last one that is reached, whether it is done, under way or failed. -1 before the first. */
export const currentStepIndex = (steps: StepsProps['steps']): number =>
  steps.map(({ state }) => state !== 'open').lastIndexOf(true);
