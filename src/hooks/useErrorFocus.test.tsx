import { render } from '@testing-library/react';
import { useErrorFocus } from './useErrorFocus';

function Form({ refusals, invalid }: { refusals: number; invalid: readonly string[] }) {
  const form = useErrorFocus<HTMLFormElement>(refusals);
  return (
    <form ref={form}>
      <input type="text" aria-label="name" defaultValue="Ada" aria-invalid={invalid.includes('name')} />
      <input type="text" aria-label="city" defaultValue="Rome" aria-invalid={invalid.includes('city')} />
      <button type="button" aria-label="tick" data-invalid={invalid.includes('tick')} />
    </form>
  );
}

test('after each failed submit the first invalid control has the focus, and its text is selected', () => {
  const focused = () => document.activeElement?.getAttribute('aria-label');
  const { rerender } = render(<Form refusals={0} invalid={['name']} />);
  expect(focused()).toBeNull();
  rerender(<Form refusals={1} invalid={['city', 'tick']} />);
  const { selectionStart, selectionEnd } = document.activeElement as HTMLInputElement;
  expect([focused(), selectionStart, selectionEnd]).toEqual(['city', 0, 4]);
  rerender(<Form refusals={1} invalid={['name']} />);
  expect(focused()).toBe('city');
  rerender(<Form refusals={2} invalid={['tick']} />);
  expect(focused()).toBe('tick');
  rerender(<Form refusals={3} invalid={[]} />);
  expect(focused()).toBe('tick');
});
