/**
 * Reports to React what an autofill has put into the fields of a form without its events: before a press in the form or of its button, which
 * Enter is too, and when a field is left. React ignores the event of a field whose value it knows. Returns a function that stops it.
 */
export function watchAutofill(): () => void {
  const read = ({ target }: Event) => {
    const control = target instanceof Element ? target.closest('button, input, textarea, form') : null;
    const form = control && 'form' in control ? control.form : control;
    if (!(form instanceof HTMLFormElement)) return;
    for (const field of form.querySelectorAll('input, textarea'))
      field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const types = ['click', 'focusout'];
  for (const type of types) document.addEventListener(type, read, true);
  return () => {
    for (const type of types) document.removeEventListener(type, read, true);
  };
}
