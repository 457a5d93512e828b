import { useEffect, useRef, type RefObject } from 'react';

/**
 * Leads to the first faulty field of a form. `refusals` counts how often the form was refused: each time the focus goes to
 * the first control that is marked invalid, or, where a control cannot be (a button), marked with `data-fault`.
 */
export function useFaultFocus<Form extends HTMLElement>(refusals: number): RefObject<Form | null> {
  const form = useRef<Form>(null);
  useEffect(() => {
    if (refusals === 0) return;
    const first = form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-fault="true"]');
    first?.focus();
    // What has to be typed anew is typed over.
    if (first instanceof HTMLInputElement && first.type === 'text') first.select();
  }, [refusals]);
  return form;
}
