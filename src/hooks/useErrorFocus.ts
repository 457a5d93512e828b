import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus to the first invalid field of a form. `refusals` counts the failed submits: after each one the first control with
 * `aria-invalid` gets the focus, or with `data-invalid`, for controls without that attribute (a button).
 */
export function useErrorFocus<Form extends HTMLElement>(refusals: number): RefObject<Form | null> {
  const form = useRef<Form>(null);
  useEffect(() => {
    if (refusals === 0) return;
    const first = form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid="true"]');
    first?.focus();
    // Typing replaces the invalid text.
    if (first instanceof HTMLInputElement && first.type === 'text') first.select();
  }, [refusals]);
  return form;
}
